type ModalRow = {
  /** trigger: beside what opened it; the others as `Dialog` draws them. On a phone all but the first two fill the screen. */
  placement: 'trigger' | 'centre' | 'wide' | 'full' | 'side' | 'panel' | 'top' | 'stage';
  /** Stays until its business is done: neither Escape nor the overlay nor Back nor another page closes it. */
  isClosable?: false;
};

/** Every modal that something opens (spec catalogue §2, visitor §2); what stands in the page instead: `tests/contract/readers.test.ts`. */
export const modals = {
  search: { placement: 'top' },
  signIn: { placement: 'trigger' },
  /** The spec's "centred sign-in": what was pressed needs an account. */
  signInRequired: { placement: 'centre' },
  profile: { placement: 'trigger' },
  languageSwitch: { placement: 'trigger' },
  /** Entries of the header that it has no room for. */
  menu: { placement: 'trigger' },
  /** The way to a month of films to come. */
  months: { placement: 'trigger' },
  locator: { placement: 'panel' },
  cinemaInfo: { placement: 'side' },
  cinemaPricing: { placement: 'side' },
  /** The desktop and the mobile one: the same, laid out by the screen. */
  calendar: { placement: 'wide' },
  filters: { placement: 'side' },
  trailer: { placement: 'stage' },
  /** The legacy one, and the panel that came after it. */
  showtimeDetails: { placement: 'centre' },
  showtimeDetailsPanel: { placement: 'side' },
  seasonSelection: { placement: 'centre' },
  experienceDetails: { placement: 'side' },
  experienceTeaser: { placement: 'full' },
  subscription: { placement: 'side' },
  authenticationFrame: { placement: 'full', isClosable: false },
  sendFeedback: { placement: 'centre' },
  chat: { placement: 'trigger' },
} as const satisfies Record<string, ModalRow>;

export type ModalId = keyof typeof modals;

export const modalRow = (id: ModalId): ModalRow => modals[id];
