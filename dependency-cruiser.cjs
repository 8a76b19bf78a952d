const tests = '\\.(test|fixture)\\.tsx?$';
const product = '^(app|components|features|lib)/|^middleware\\.ts$|^next\\.config\\.ts$';

/** Every rule is a pattern, so a new feature is protected from its first file. */
module.exports = {
  forbidden: [
    rule('lib-stands-alone', '^lib/', '^(app|features|components)/'),
    rule('lib-domain-imports-nothing', '^lib/domain/', '^(?!lib/domain/)'),
    rule('components-know-no-features', '^components/', '^(app|features)/'),
    rule('features-do-not-meet', '^features/([^/]+)/', '^features/(?!$1/)'),
    rule('features-know-no-pages', '^features/', '^app/'),
    rule('no-mocks-in-the-product', product, '^(mock-api|tests|scripts|bench)/|\\.fixture\\.'),
    rule('islands-are-features-or-components', '^lib/', '\\.island\\.tsx$'),
    {
      name: 'depth-is-privacy',
      comment: 'What lies in a subfolder of a feature is its own business.',
      severity: 'error',
      from: { pathNot: '^features/([^/]+)/' },
      to: { path: '^features/[^/]+/.+/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other; code that runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
