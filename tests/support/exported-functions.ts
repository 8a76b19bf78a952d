import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** `gives`: what it returns, or promises. */
export type ExportedFunction = { file: string; name: string; gives: { isNothing: boolean; mayBeMissing: boolean } };

const missing = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
const nothing = ts.TypeFlags.Void | ts.TypeFlags.Never;

/** The functions that files of these folders export, with what the compiler knows of them. */
export function listExportedFunctions(folders: readonly string[]): ExportedFunction[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
  );
  const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  );
  const types = ['next-env.d.ts'];
  const program = ts.createProgram([...types, ...files], config?.options ?? {});
  const checker = program.getTypeChecker();

  return files.flatMap((file) => {
    const source = program.getSourceFile(resolve(file));
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
      const isOwn = symbol.declarations?.some((each) => each.getSourceFile() === source);
      const type = isOwn && symbol.valueDeclaration && checker.getTypeOfSymbol(symbol);
      const returned = type ? type.getCallSignatures().map((each) => each.getReturnType()) : [];
      const given = returned.map((each) => checker.getAwaitedType(each) ?? each);
      const gives = {
        isNothing: given.every((each) => (each.flags & nothing) !== 0),
        mayBeMissing: given.some((each) => partsOf(each).some((part) => (part.flags & missing) !== 0)),
      };
      return given.length > 0 ? [{ file, name: symbol.name, gives }] : [];
    });
  });
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

function onUnRecoverableConfigFileDiagnostic({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
