import { Tag } from '@/components/ui/tag/tag';
import type { Format } from '@/lib/domain/cinema-formats';

type Props = { formats: readonly Format[]; className: string | undefined };

/** What a cinema can show, each a mark; nothing where it says of none. */
export const FormatList = ({ formats, className }: Props) =>
  formats.length > 0 && (
    <ul className={className}>
      {formats.map(({ slug, title }) => (
        <li key={slug}>
          <Tag>{title}</Tag>
        </li>
      ))}
    </ul>
  );
