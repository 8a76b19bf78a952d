import { Ajv2020 } from 'ajv/dist/2020.js';
import type { EndpointName } from '@/lib/api/program-calls';
import { buildDocument } from '@/lib/gateway/openapi/document';
import { listOperations } from '@/lib/gateway/openapi/operations';
import type { SiteId } from '@/lib/sites/sites';

/** What is wrong with an answer by the document that programs are given; nothing, where it is as that says. */
export function publishedAnswers(site: SiteId): (name: EndpointName, answer: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false }).addSchema(
    buildDocument(site, (key) => key),
    'document',
  );
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
