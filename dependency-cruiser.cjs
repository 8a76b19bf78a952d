const tests = '\\.(test|fixture)\\.tsx?$';
const product = '^(app|components|features|lib)/|^(middleware|instrumentation)\\.ts$|^next\\.config\\.ts$';

/** What stands lower knows nothing of what stands higher, and what shares a line knows nothing of its neighbours. */
const libLayers = [
  ['domain'],
  ['text', 'time', 'modals', 'process'],
  ['sites'],
  ['env', 'i18n'],
  ['calendar'],
  ['telemetry'],
  ['replicas'],
  ['api'],
  ['routing'],
  ['http', 'guards', 'sheets', 'scripts'],
  ['gateway', 'pictures', 'seo'],
  ['auth'],
  ['member'],
  ['visitor'],
  ['tracking'],
];
const visitorLayers = [['device', 'answers'], ['notices'], ['consent', 'session'], ['writes'], ['marks'], ['place']];
const componentLayers = [['ui'], ['page'], ['views']];

/** Every rule is a pattern, so a new folder is protected from its first file. */
module.exports = {
  forbidden: [
    rule('lib-stands-alone', '^lib/', '^(app|features|components)/'),
    rule('the-wire-is-parsed-at-the-door', '^(?!lib/(api|member)/|mock-api/|tests/)', '^lib/api/(wire|contract)/'),
    rule('lib-domain-imports-nothing', '^lib/domain/', '^(?!lib/domain/)'),
    ...ordered('lib', libLayers),
    ...ordered('lib/visitor', visitorLayers),
    ...ordered('components', componentLayers),
    rule('primitives-know-no-cinema', '^components/ui/', '^lib/(?!domain/safe-html|text/|time/|i18n/|modals/|http/)'),
    rule('components-ask-nobody', '^components/', '^lib/(api|guards|gateway|member|auth|env)/'),
    rule('components-know-no-features', '^components/', '^(app|features)/'),
    rule('features-do-not-meet', '^features/([^/]+)/', '^features/(?!$1/)'),
    rule('features-know-no-pages', '^features/', '^app/'),
    rule('no-tests-in-the-product', product, '^(tests|scripts|bench)/|\\.fixture\\.'),
    {
      name: 'commands-stand-above-lib',
      comment: 'Fixtures count: what starts a server for a test stands in tests/support.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(scripts|bench)/' },
    },
    {
      name: 'the-demo-is-asked-never-imported',
      comment: 'The site is built, type-checked and run without its folder; commands and tests reach it over HTTP.',
      severity: 'error',
      from: { pathNot: '^mock-api/' },
      to: { path: '^mock-api/' },
    },
    {
      name: 'what-every-page-carries-shows-no-entity',
      comment: 'Next sends the screens of app/[locale]/not-found and error along with every page.',
      severity: 'error',
      from: { path: '^app/\\[locale\\]/(not-found|error)\\.tsx$' },
      to: { path: '^components/views/', reachable: true },
    },
    rule('islands-are-features-or-components', '^lib/', '\\.(island|lean)\\.tsx$'),
    {
      name: 'depth-is-privacy',
      comment: 'What lies in a subfolder of a feature is its own business.',
      severity: 'error',
      from: { pathNot: ['^features/([^/]+)/', tests] },
      to: { path: '^features/[^/]+/.+/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types count: two files that name each other can only be read together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|bench/bare)/|next-env\\.d\\.ts' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

function rule(name, from, to) {
  return { name, severity: 'error', from: { path: from, pathNot: tests }, to: { path: to } };
}

/** No arrow climbs from a layer to one above it or beside it; a folder that has no layer yet may neither import nor be imported. */
function ordered(root, layers) {
  const known = layers.flat();
  const from = (folders) => `^${root}/(${folders.join('|')})/`;
  return [
    ...layers.flatMap((folders, at) =>
      folders.map((folder) => {
        const open = layers.slice(0, at).flat().concat(folder);
        const climbs = rule(`${root}/${folder}-climbs`, from([folder]), `^${root}/(?!(${open.join('|')})/)`);
        // Fixtures count: they are read with what they stand in for.
        return { ...climbs, from: { ...climbs.from, pathNot: '\\.test\\.tsx?$' } };
      }),
    ),
    rule(`${root}-folder-without-layer`, `^${root}/(?!(${known.join('|')})/)`, '.'),
  ];
}
