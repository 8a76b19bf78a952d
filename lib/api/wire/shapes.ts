import { z } from 'zod';
import { parseOrDrop } from './parse-or-drop';

/**
 * Pins what a schema is fed to the type of the contract, so that mocks must send exactly that,
 * while the schema itself may forgive more and read less.
 */
export const wire =
  <W>() =>
  <S extends z.ZodType>(schema: S & (W extends z.input<S> ? unknown : never)): z.ZodType<z.output<S>, W> =>
    schema as unknown as z.ZodType<z.output<S>, W>;

/** A list that survives a bad item: one malformed show must not blank the whole programme. */
export const listOf = <Item extends z.ZodType>(item: Item, name = '') =>
  z
    .array(z.unknown())
    .transform((rows) =>
      rows.flatMap((row, index): z.output<Item>[] => parseOrDrop(item, row, `${name}[${index}]`)),
    ) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;

/** The same for a list that may be missing altogether. */
export const listOrNone = <Item extends z.ZodType>(item: Item, name = '') =>
  listOf(item, name)
    .nullish()
    .transform((rows) => rows ?? []);

/**
 * Fails when there were rows and none could be read: that is a broken contract, not an empty programme. So it is where fewer
 * than the `least` that there always are could be.
 */
export const catalogueOf = <Item extends z.ZodType>(item: Item, name = '', least = 0) =>
  z
    .array(z.unknown())
    .min(least)
    .transform((rows, context): z.output<Item>[] => {
      const read = rows.flatMap((row, index): z.output<Item>[] => parseOrDrop(item, row, `${name}[${index}]`));
      if (read.length < least || (rows.length > 1 && read.length === 0)) {
        const first = item.safeParse(rows[0]).error?.issues[0];
        const message = `none of ${rows.length} could be read: ${first?.path.join('.')} ${first?.message}`;
        context.addIssue({ code: 'custom', message });
      }
      return read;
    }) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;

type MapOf<Value extends z.ZodType> = z.ZodType<
  Record<string, z.output<Value>>,
  { [key: string]: z.input<Value> } | []
>;

const mapOrEmptyList = z.union([z.array(z.never()), z.record(z.string(), z.unknown())]);

/** The catalogue writes an empty map as `[]`. Bad values and keys are left out like those of a list. */
export const mapOf = <Value extends z.ZodType>(value: Value, name = '', isKey: (key: string) => boolean = Boolean) =>
  mapOrEmptyList.transform((map) =>
    Object.fromEntries(
      Object.entries(map).flatMap(([key, entry]) =>
        isKey(key)
          ? parseOrDrop(value, entry, `${name}.${key}`).map((good): [string, z.output<Value>] => [key, good])
          : [],
      ),
    ),
  ) as unknown as MapOf<Value>;

/**
 * A whole answer that is one. Fails when it holds something and nothing of it is an entry: that is another answer. Where a key is
 * told by its form, it says so whatever stands there.
 */
export const answerMapOf = <Value extends z.ZodType>(value: Value, isKey?: (key: string) => boolean) => {
  const entries = mapOf(value, '', isKey);
  return mapOrEmptyList.transform((map, context) => {
    const read = entries.parse(map);
    const [first] = Object.keys(map);
    const isEntry = (key: string) => Object.hasOwn(read, key) || isKey?.(key);
    if (first !== undefined && !Object.keys(map).some(isEntry))
      context.addIssue({ code: 'custom', message: `nothing could be read, such as ${first}` });
    return read;
  }) as unknown as MapOf<Value>;
};

/**
 * A whole answer that may lack members, but not all of those that tell it from others: then it is another answer. Where a name,
 * an id or a title is among them, which a refusal has as well, `telling` says which.
 */
export const answerWithSomeOf = <Shape extends z.ZodRawShape>(
  shape: Shape,
  telling: readonly (keyof Shape & string)[] = Object.keys(shape),
) =>
  z
    .record(z.string(), z.unknown())
    .refine((answer) => telling.some((member) => Object.hasOwn(answer, member)), `has none of ${telling.join(', ')}`)
    .pipe(z.object(shape)) as unknown as z.ZodType<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<Shape>>>;

/** What programs say by which they refuse. */
const refusing = ['message', 'error', 'errors', 'detail', 'status', 'statusCode'];

/** A whole answer that may lack all but what a refusal has as well: with one of those that tell it, it is none. */
export const noRefusal = <Answer extends z.ZodType>(answer: Answer, telling: readonly string[]) =>
  z
    .record(z.string(), z.unknown())
    .refine((said) => {
      const has = (member: string) => Object.hasOwn(said, member);
      return telling.some(has) || !refusing.some(has);
    }, 'is a refusal')
    .pipe(answer as unknown as z.ZodType<z.output<Answer>, Record<string, unknown>>) as unknown as z.ZodType<
    z.output<Answer>,
    z.input<Answer>
  >;

/** A part that may be missing; a bad one is left out like the item of a list. */
export const partOrNone = <Part extends z.ZodType>(part: Part, name = '') =>
  (
    z
      .unknown()
      .transform((raw): z.output<Part> | null =>
        raw == null ? null : (parseOrDrop(part, raw, name)[0] ?? null),
      ) as unknown as z.ZodType<z.output<Part> | null, z.input<Part>>
  )
    .nullish()
    .transform((found) => found ?? null);

/** A whole answer that may be none. What does not fit is a failure, unlike in a part: an earlier answer stands in for it. */
export const answerOrNone = <Answer extends z.ZodType>(answer: Answer) =>
  answer.nullish().transform((found) => found ?? null);
