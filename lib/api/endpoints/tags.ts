import type { Experience } from '@/lib/domain/editorial';
import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { programCalls } from '../program-calls';
import { listOf } from '../wire/shapes';
import { experience, tag, version } from '../wire/tag';

const words = { seconds: 3600, tags: ['tags'] } as const;
const titled = listOf(experience).transform((list) => list.filter((item): item is Experience => item !== null));

export const tags = endpoint({ ...calls.tags, schema: listOf(tag), cache: words });
export const versions = endpoint({ ...calls.versions, schema: listOf(version), cache: words });
/** The premium formats the editors present. */
export const experiences = endpoint({ ...calls.experiences, schema: titled, cache: words });
export const technologies = endpoint({ ...programCalls.technologies, schema: titled, cache: words });
