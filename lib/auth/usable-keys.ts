import { z } from 'zod';

/** What our tokens are signed with: any other algorithm is refused. */
export const algorithm = 'RS256';

const key = z.looseObject({
  kty: z.literal('RSA'),
  n: z.string().min(1),
  e: z.string().min(1),
  alg: z.literal(algorithm).optional(),
  use: z.literal('sig').optional(),
});
const shape = z.object({ keys: z.array(z.looseObject({})) });

/** Throws where a provider's answer holds no key that a token could be checked by: those that are known are better than none. */
export async function demandUsableKeys(response: Response): Promise<void> {
  const { data } = shape.safeParse(await response.json().catch(() => null));
  if (!data?.keys.some((each) => key.safeParse(each).success))
    throw new TypeError('The provider sends no key that can be used');
}
