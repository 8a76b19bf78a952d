import { InlineScript } from '../inline-script/inline-script';

/**
 * What comes after it and is `later` (`components/ui/layout`) is skipped while the page arrives and laid out once it is awake,
 * or near (`lib/visitor/device/show-in-turn.ts`). Not on the way back, nor where the address names a part: a browser looks
 * for its place by how high everything is.
 */
const script = `if(!location.hash&&!/^(reload|back)/.test(performance.getEntriesByType('navigation')[0]?.type))document.documentElement.dataset.inTurn=''`;

export const InTurn = () => <InlineScript text={script} />;
