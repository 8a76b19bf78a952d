import { z } from 'zod';

/** What a page wanted and its policy forbade, as a browser tells it. */
export type Violation = {
  page: string;
  directive?: string | undefined;
  blocked?: string | undefined;
  source?: string | undefined;
  line?: number | undefined;
};

const page = z.string().max(2_000);
const text = page.optional().catch(undefined);
const line = z.number().int().min(0).optional().catch(undefined);

const old = z.object({
  'csp-report': z
    .object({
      'document-uri': page,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    })
    .transform((said) => ({
      page: said['document-uri'],
      directive: said['effective-directive'] ?? said['violated-directive'],
      blocked: said['blocked-uri'],
      source: said['source-file'],
      line: said['line-number'],
    })),
});

const current = z
  .object({ documentURL: page, effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: line })
  .transform((said) => ({
    page: said.documentURL,
    directive: said.effectiveDirective,
    blocked: said.blockedURL,
    source: said.sourceFile,
    line: said.lineNumber,
  }));

/** Browsers report other things than these under the same type. */
const batch = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .transform((reports): Violation[] =>
    reports.flatMap(({ type, body }) => (type === 'csp-violation' ? (current.safeParse(body).data ?? []) : [])),
  );

/** By the type of its body: what `report-uri` has a browser send, and what `report-to` has. */
export const violationShapes: Readonly<Record<string, z.ZodType<Violation[]>>> = {
  'application/csp-report': old.transform((said) => [said['csp-report']]),
  'application/reports+json': batch,
};
