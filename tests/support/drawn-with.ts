import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a server that draws a page has not. */
const ofBrowser = new Set([
  ...['location', 'document', 'window', 'navigator', 'history', 'screen', 'visualViewport', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'devicePixelRatio'],
]);
/** These run what they are given while a page is drawn. */
const atOnce = new Set(['useState', 'useMemo', 'useReducer']);

/** Where a component or a hook reads what only a browser has while it is drawn, as `file: name`. */
export function listReadsWhileDrawn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && ofBrowser.has(node.text) && isRead(node) && !isDeclared(node) && isDrawing(node))
      found.push(`${file}: ${node.text}`);
    if (!ts.isTypeNode(node)) ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** A name of its own, and neither that of a property nor that of something declared. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeOfExpression(parent)) return false;
  if (ts.isJsxAttribute(parent) || ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return false;
  return !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node);
}

/** Whether a parameter or a variable around it is called so. */
function isDeclared(node: ts.Identifier): boolean {
  for (let around: ts.Node = node.parent; around; around = around.parent) {
    const names: ts.BindingName[] = [
      ...(ts.isFunctionLike(around) ? around.parameters.map(({ name }) => name) : []),
      ...(ts.isBlock(around) || ts.isSourceFile(around) ? around.statements.flatMap(listVariables) : []),
    ];
    if (names.some((name) => binds(name, node.text))) return true;
  }
  return false;
}

const listVariables = (statement: ts.Statement): ts.BindingName[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name) : [];

const binds = (name: ts.BindingName, text: string): boolean =>
  ts.isIdentifier(name)
    ? name.text === text
    : name.elements.some((element) => ts.isBindingElement(element) && binds(element.name, text));

/** Whether the function around it, past those that run at once, is a component or a hook. */
function isDrawing(node: ts.Node): boolean {
  const own = ts.findAncestor(node, (around) => ts.isFunctionLike(around)) as ts.SignatureDeclaration | undefined;
  if (!own) return false;
  const { parent } = own;
  if (ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && atOnce.has(parent.expression.text))
    return isDrawing(parent);
  const name = ts.isVariableDeclaration(parent) ? parent.name : own.name;
  return name !== undefined && /^([A-Z]|use[A-Z])/.test(name.getText());
}
