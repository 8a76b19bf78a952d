import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { redactText } from '../process/redact';

/** Next's names of before the semantic conventions were settled. */
const renamed: Readonly<Record<string, string>> = {
  'http.method': 'http.request.method',
  'http.status_code': 'http.response.status_code',
  'http.target': 'url.path',
};
const kept =
  /^(candela\.[\w.]+|http\.(route|request\.method|response\.status_code)|url\.(path|template)|server\.(address|port)|error\.type|next\.(span_type|route|page|rsc|segment))$/;

/** Words of our own, which are short and known. */
const own = new Set(['candela.request.id', 'url.template']);

/** A span without what says who asked or what for: Next notes whole addresses, queries among them, and errors as they are. */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { message, ...status } = span.status;
  return Object.create(span, {
    name: { value: redactText(span.name) },
    attributes: { value: cleanAttributes(span.attributes) },
    status: { value: message === undefined ? status : { ...status, message: redactText(message) } },
    events: { value: span.events.flatMap(cleanEvent) },
    links: { value: span.links.map(({ context }) => ({ context })) },
  });
}

const cleanAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const known = renamed[name] ?? name;
      return kept.test(known)
        ? [[known, typeof value === 'string' && !own.has(known) ? redactText(value) : value]]
        : [];
    }),
  );

function cleanEvent(event: ReadableSpan['events'][number]): ReadableSpan['events'] {
  if (event.name !== 'exception') return [];
  const { 'exception.type': type, 'exception.message': message } = event.attributes ?? {};
  return [
    { ...event, attributes: { 'exception.type': String(type), 'exception.message': redactText(String(message)) } },
  ];
}
