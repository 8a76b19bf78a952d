import { EveningFields } from './evening-fields';
import { KeepVersions } from './keep-versions';
import { KeptVersions, type KeptVersionsProps } from './kept-versions';

const parts = { kept: KeptVersions, keep: KeepVersions, evening: EveningFields };

/** What a row of filters has of the visitor's own. One module, since a board has room for one and asks for it once it is awake. */
export function OwnPicks({ part, ...props }: KeptVersionsProps & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}
