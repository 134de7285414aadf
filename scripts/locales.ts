import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One sentence of a language, by its path: what it says, and which of its parameters it uses. */
export type Text = { readonly words: readonly string[]; readonly used: readonly number[] };
export type Locale = { readonly language: string; readonly texts: ReadonlyMap<string, Text> };

/** All texts in the files of one language. A text is a string, a template, or a function that makes one. */
export function readLocale(folder: string, language: string): Locale {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = files.flatMap((name) => [...textsIn(name, readFileSync(path.join(folder, name), 'utf8'))]);
  return { language, texts: new Map(texts) };
}

/** The texts of one file; the path starts with the name of the file and of what it exports. */
export function textsIn(name: string, source: string): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) continue;
    for (const { name: exported, initializer } of statement.declarationList.declarations) {
      if (initializer !== undefined) collect(initializer, `${name.replace(/\.ts$/, '')}/${exported.getText()}`, texts);
    }
  }
  return texts;
}

function isExported(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function collect(node: ts.Expression, at: string, texts: Map<string, Text>): void {
  const value = unwrapped(node);
  if (ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties) {
      if (ts.isPropertyAssignment(property)) collect(property.initializer, `${at}.${keyOf(property.name)}`, texts);
    }
  } else if (ts.isArrayLiteralExpression(value)) {
    for (const [index, element] of value.elements.entries()) collect(element, `${at}[${index}]`, texts);
  } else if (isWords(value) || ts.isArrowFunction(value)) {
    texts.set(at, { words: wordsIn(value), used: usedParameters(value) });
  }
}

function unwrapped(node: ts.Expression): ts.Expression {
  const inner = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return inner ? unwrapped(node.expression) : node;
}

function keyOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

function isWords(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

function wordsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  const own = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...wordsIn(child));
  });
  return [...own, ...inner];
}

/** Places of the parameters whose value goes into the text. */
function usedParameters(node: ts.Expression): readonly number[] {
  if (!ts.isArrowFunction(node)) return [];
  const names = new Set<string>();
  collectNames(node.body, names);
  return node.parameters.flatMap(({ name }, place) =>
    boundNames(name).some((bound) => names.has(bound)) ? [place] : [],
  );
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

function collectNames(node: ts.Node, names: Set<string>): void {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => collectNames(child, names));
}

/** What `other` lacks, has too much, says without words, or says without a value that the original names. */
export function localeDifferences(original: Locale, other: Locale): readonly string[] {
  const differences: string[] = [];
  for (const [at, text] of original.texts) {
    const translated = other.texts.get(at);
    if (translated === undefined) differences.push(`${other.language}: ${at} is missing`);
    else differences.push(...textDifferences(at, text, translated, other.language));
  }
  for (const at of other.texts.keys()) {
    if (!original.texts.has(at)) differences.push(`${original.language}: ${at} is missing`);
  }
  return differences;
}

function textDifferences(at: string, original: Text, translated: Text, language: string): readonly string[] {
  const differences: string[] = [];
  if (saysSomething(original) && !saysSomething(translated)) differences.push(`${language}: ${at} is empty`);
  for (const place of new Set([...original.used, ...translated.used])) {
    if (original.used.includes(place) === translated.used.includes(place)) continue;
    differences.push(`${language}: ${at} does not use the same values: parameter ${place + 1}`);
  }
  return differences;
}

function saysSomething({ words, used }: Text): boolean {
  return used.length > 0 || words.some((word) => word.trim() !== '');
}
