/**
 * Writes backend/contracts/answers.json: the JSON Schema of what each method of a controller answers, from its TypeScript type; `--check` only
 * compares. A type that says nothing of what is sent (`unknown`, `object`) is refused.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { root } from './parts.mjs';

const ROUTES = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** What is sent as it is; its media type is told by the route. */
const BYTES = new Set(['Uint8Array', 'Buffer', 'StreamableFile']);
const contracts = join(root, 'backend/contracts') + sep;
const file = join(root, 'backend/contracts/answers.json');

const project = join(root, 'backend/tsconfig.json');
const { config, error } = ts.readConfigFile(project, ts.sys.readFile);
if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'backend'));
const program = ts.createProgram(
  fileNames.filter((name) => name.endsWith('.controller.ts')),
  { ...options, noEmit: true, types: ['node'] },
);
const checker = program.getTypeChecker();

/** Schemas of the types that have a name, by it. */
const schemas = {};
const declared = new Map();
const wrong = [];

/** A contract's object type has a place of its own, so that others can point to it; generic ones are written out where they stand. */
function nameOf(type) {
  const symbol = type.aliasSymbol ?? (type.flags & ts.TypeFlags.Object ? type.symbol : undefined);
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration || !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))) return null;
  if (declaration.typeParameters?.length || !declaration.getSourceFile().fileName.startsWith(contracts)) return null;
  const known = declared.get(symbol.name);
  if (known && known !== declaration) throw new Error(`two contracts are called ${symbol.name}`);
  declared.set(symbol.name, declaration);
  return symbol.name;
}

const textOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ').trim();
const sortedByText = (values) => [...values].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** `path` says where a type stands, for the message about one that says nothing. */
function schemaOf(type, path) {
  const name = nameOf(type);
  if (!name || type.isUnion()) return shapeOf(type, path);
  if (!(name in schemas)) {
    // It may hold itself.
    schemas[name] = null;
    const text = textOf(type.aliasSymbol ?? type.symbol);
    schemas[name] = { ...(text && { description: text }), ...shapeOf(type, name) };
  }
  return { $ref: `#/components/schemas/${name}` };
}

function shapeOf(type, path) {
  const { flags } = type;
  if (type.isUnion()) return unionOf(type.types, path);
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & ts.TypeFlags.StringLiteral) return { type: 'string', const: type.value };
  if (flags & ts.TypeFlags.NumberLiteral) return { type: 'number', const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { type: 'boolean', const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (checker.isTupleType(type)) return tupleOf(type, path);
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0], `${path}[]`) };
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type, path);
  return unsaid(type, path);
}

function tupleOf(type, path) {
  const items = checker.getTypeArguments(type).map((item, index) => schemaOf(item, `${path}[${index}]`));
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
}

function unionOf(types, path) {
  const said = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  if (said.length === 1) return schemaOf(said[0], path);
  const literals = said.filter((type) => type.isStringLiteral()).map(({ value }) => value);
  const booleans = said.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
  const others = said.filter((type) => !type.isStringLiteral() && !(type.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)));
  const parts = [
    ...(literals.length > 0 ? [{ type: 'string', enum: literals.sort() }] : []),
    ...(booleans.length > 1 ? [{ type: 'boolean' }] : booleans.map((type) => schemaOf(type, path))),
    ...sortedByText(others.map((type) => schemaOf(type, path))),
  ];
  const unique = parts.filter((part, index) => parts.findIndex((other) => JSON.stringify(other) === JSON.stringify(part)) === index);
  if (said.some(({ flags }) => flags & ts.TypeFlags.Null)) unique.push({ type: 'null' });
  return unique.length === 1 ? unique[0] : { anyOf: unique };
}

function objectOf(type, path) {
  const [index] = checker.getIndexInfosOfType(type);
  const properties = checker.getPropertiesOfType(type);
  if (type.getCallSignatures().length > 0 || (!index && properties.length === 0) || type.symbol?.name === 'Date') return unsaid(type, path);
  const told = properties.map((property) => [property.name, checker.getTypeOfSymbol(property), property]);
  const required = told.filter(([, value, property]) => !(property.flags & ts.SymbolFlags.Optional) && !allowsUndefined(value)).map(([name]) => name);
  return {
    type: 'object',
    ...(told.length > 0 && { properties: Object.fromEntries(told.map(([name, value, property]) => [name, propertyOf(value, property, `${path}.${name}`)])) }),
    ...(required.length > 0 && { required }),
    additionalProperties: index ? schemaOf(index.type, `${path}.*`) : false,
  };
}

function propertyOf(type, property, path) {
  const text = textOf(property);
  return { ...(text && { description: text }), ...schemaOf(type, path) };
}

const allowsUndefined = (type) => Boolean(type.flags & ts.TypeFlags.Undefined) || (type.isUnion() && type.types.some(allowsUndefined));

function unsaid(type, path) {
  wrong.push(`${path}: ${checker.typeToString(type)} does not say what is sent`);
  return {};
}

/** What a route of a controller answers, or `null` for bytes. */
function answerOf(method, name) {
  const signature = checker.getSignatureFromDeclaration(method);
  const type = checker.getAwaitedType(signature.getReturnType());
  if (BYTES.has(type.symbol?.name)) return null;
  // A failure has a status of its own.
  return type.isUnion() ? unionOf(withoutFailure(type.types), name) : schemaOf(type, name);
}

const withoutFailure = (types) => types.filter(({ symbol }) => symbol?.name !== 'Failure');

const isRoute = (method) =>
  (ts.getDecorators(method) ?? []).some(({ expression }) => ts.isCallExpression(expression) && ROUTES.has(expression.expression.getText()));

const operations = {};
for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.controller.ts'))) {
  for (const controller of source.statements.filter(ts.isClassDeclaration)) {
    for (const method of controller.members.filter(ts.isMethodDeclaration).filter(isRoute)) {
      const name = `${controller.name.text}_${method.name.getText()}`;
      operations[name] = answerOf(method, name);
    }
  }
}
const refusals = program.getSourceFile(join(contracts, 'failure.ts'));
const failure = refusals.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Failure');
schemaOf(checker.getTypeAtLocation(failure), 'Failure');

if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exit(1);
}
/** A line for each, so that a change can be read. */
const linesOf = (record) => {
  const lines = Object.keys(record).sort();
  return lines.map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(record[name])}`).join(',\n');
};
const text = `{\n  "operations": {\n${linesOf(operations)}\n  },\n  "schemas": {\n${linesOf(schemas)}\n  }\n}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('backend/contracts/answers.json is not what the types say; run `node backend/bin/answers.mjs`.\n');
  process.exit(1);
}
