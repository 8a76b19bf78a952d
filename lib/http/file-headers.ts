/**
 * All under `/api` is JSON, said before a route handler says it: Next turns a handler's own content type into a list,
 * and its compression then takes the answer for something that cannot be packed.
 */
export const buildJsonRules = () => [
  { source: '/api/(.*)', headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }] },
];
