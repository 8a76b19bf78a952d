/** How far a viewport may reach for a modal to open in it, in pixels; from there on the page shows the same in place. */
type MaxViewport = number;

type ModalRow = {
  /** trigger: beside what opened it; centre, full, side, top: as `Dialog` draws them. */
  placement: 'trigger' | 'centre' | 'wide' | 'full' | 'side' | 'panel' | 'top';
  maxViewport?: MaxViewport;
  /** Stays until its business is done: neither Escape nor the overlay nor Back closes it. */
  isClosable?: false;
};

/** Every modal of the site (spec catalogue §2, visitor §2). */
export const modals = {
  languageSwitch: { placement: 'trigger' },
  signIn: { placement: 'trigger' },
  signInRequired: { placement: 'centre' },
  profile: { placement: 'trigger' },
  search: { placement: 'top' },
  locator: { placement: 'panel' },
  cinemaInfo: { placement: 'side' },
  cinemaPricing: { placement: 'side' },
  showtimeDetails: { placement: 'centre' },
  showtimeDetailsPanel: { placement: 'side' },
  trailer: { placement: 'full' },
  subscription: { placement: 'side' },
  experienceTeaser: { placement: 'centre' },
  experienceTeaserPanel: { placement: 'side' },
  alertBanner: { placement: 'centre' },
  smartBanner: { placement: 'top' },
  authenticationFrame: { placement: 'full', isClosable: false },
  sendFeedback: { placement: 'centre' },
} as const satisfies Record<string, ModalRow>;

export type ModalId = keyof typeof modals;
