import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DCLinter } from 'dclint';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };

const folder = 'deploy/kustomize';
const manifests = readdirSync(folder)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')))
  .map((document) => document.toJS() as Manifest);

/** What the types of Kubernetes say of manifests: unlike its validators they know every field, and take no other. */
function judgeManifests(judged: readonly Manifest[]): string[] {
  const file = resolve('tests/contract/manifests.ts');
  const text = judged
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${manifest.apiVersion}';\n` +
        `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)};\n`,
    )
    .join('');
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext },
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? text : disk.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : disk.getSourceFile(name, ...rest),
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('manifests', () => {
  it('say nothing that Kubernetes does not know', () => {
    expect(manifests.length).toBeGreaterThan(10);
    expect(judgeManifests(manifests)).toEqual([]);
  });

  it.each([
    ['another name of a field', '"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"'],
    ['words for a number', '"replicas":3', '"replicas":"three"'],
    ['a policy that there is not', '"Parallel"', '"AllAtOnce"'],
  ])('are told %s', (_, said, wrong) => {
    const bent = manifests.filter(({ kind }) => kind === 'StatefulSet').map((manifest) => JSON.stringify(manifest));
    expect(bent).toHaveLength(1);
    expect(bent[0]).toContain(said);
    expect(judgeManifests(bent.map((text) => JSON.parse(text.replaceAll(said, wrong))))).not.toEqual([]);
  });
});

/** Rules of taste, and those that are broken here on purpose: what is built gets a name, and the edge is there for everybody. */
const broken = [
  ...['no-build-and-image', 'service-image-require-explicit-tag', 'no-unbound-port-interfaces'],
  ...['no-quotes-in-volumes', 'require-quotes-in-ports'],
  ...['services-alphabetical-order', 'service-keys-order', 'top-level-properties-order'],
];

it('the file of compose is what its schema says, and breaks no rule of those who write many', () => {
  const rules = Object.fromEntries(broken.map((rule) => [rule, 0 as const]));
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const found = linter.lintFiles(['deploy/compose.yaml'], false);
  expect(found).toHaveLength(1);
  expect(found.flatMap(({ messages }) => messages)).toEqual([]);
});
