import { z } from 'zod';
import { name } from './plain';

/** Ids arrive as numbers or as text. */
export const id = z.union([name, z.number()]).transform(String);
