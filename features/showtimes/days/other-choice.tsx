import { Button } from '@/components/ui/button/button';
import { focusPage } from '@/lib/visitor/device/focus-page';

/** A button to another day or fewer filters, which goes away with what it stands beside. */
export const otherChoiceButton = (words: string, go: () => void) => (
  <Button
    data-scripted
    onClick={() => {
      focusPage();
      go();
    }}
  >
    {words}
  </Button>
);
