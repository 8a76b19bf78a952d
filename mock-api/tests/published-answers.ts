import { Ajv2020 } from 'ajv/dist/2020.js';
import type { EndpointName } from '@/lib/api/program-calls';
import { buildDocument, type OpenApi } from '@/lib/gateway/openapi/document';
import { listOperations } from '@/lib/gateway/openapi/operations';
import type { SiteId } from '@/lib/sites/sites';

/** What is wrong with an answer by the document that programs are given; nothing, where it is as that says. */
export function publishedAnswers(site: SiteId): (name: EndpointName, answer: unknown) => string[] {
  const ajv = readerOf(buildDocument(site, (key) => key));
  const paths = new Map(listOperations().flatMap(({ path, calls }) => calls.map((name) => [name, path] as const)));
  return (name, answer) => {
    const path = paths.get(name)?.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const validate = ajv.getSchema(`document#/paths/${path}/get/responses/200/content/application~1json/schema`);
    if (!validate) return [`${name} stands in no operation.`];
    return validate(answer)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const readers = new Map<string, Ajv2020>();

/** One for all sites whose documents say the same of answers: what they say is compiled at its first use, in a quarter of a second a site. */
function readerOf(document: OpenApi): Ajv2020 {
  const said = JSON.stringify([
    document.components,
    Object.entries(document.paths).map(([path, { get }]) => [path, get.responses]),
  ]);
  const reader = readers.get(said) ?? new Ajv2020({ strict: false, allErrors: false }).addSchema(document, 'document');
  readers.set(said, reader);
  return reader;
}
