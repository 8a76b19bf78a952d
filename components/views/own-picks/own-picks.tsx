import { EveningFields } from './evening-fields';
import { SaveVersionsPick } from './save-versions-pick';
import { SavedVersionsPick, type SavedVersionsPickProps } from './saved-versions-pick';

const parts = { kept: SavedVersionsPick, keep: SaveVersionsPick, evening: EveningFields };

/** What a row of filters has of the visitor's own. One module, since a board has room for one and asks for it once it is awake. */
export function OwnPicks({ part, ...props }: SavedVersionsPickProps & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}
