/**
 * The shape of every recorded fact, in every version, as the types in the code say it.
 *
 * A shape is written like a type: `'hidden' | 'deleted'`, `string | null`, `[shape]` for a list, `{ field: shape }` for an object, in which
 * `field?` may be left out and `*` stands for any field, `{ either: [shapes] }` for objects of several kinds.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './parts.mjs';

/** How the type of a stream begins; facts are declared nowhere else. */
const STREAM = 'StreamType';
/** The field of DomainEvent, there in types only, that holds the shapes before today's. */
const EARLIER = '__@earlier';

/** The versions of every fact by its type, oldest first: `[{ data, personal }]`. `streams` are those of the built application, which know what is personal. */
export function recordedFacts(streams) {
  const shapes = shapesByType();
  const facts = {};
  for (const [type, { schema, personal, earlier = [] }] of streams.flatMap(({ events }) => Object.entries(events))) {
    const told = shapes.get(type);
    if (!told) throw new Error(`${type} is described in no file that declares a ${STREAM}`);
    if (told.length !== schema) throw new Error(`${type} is in version ${schema}, and its type says ${told.length}`);
    facts[type] = [...earlier, { personal }].map((version, index) => ({ data: told[index], personal: [...(version.personal?.fields ?? [])].sort() }));
  }
  return Object.fromEntries(Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A line for each version, so that a change can be read. */
export function asText(facts) {
  const types = Object.entries(facts).map(
    ([type, versions]) => `  ${JSON.stringify(type)}: [\n${versions.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
  );
  return `{\n${types.join(',\n')}\n}\n`;
}

/** What the types of all streams say, by the type of the fact. */
function shapesByType() {
  const project = join(root, 'backend/tsconfig.json');
  const { config, error } = ts.readConfigFile(project, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'backend'));
  const declaring = fileNames.filter((name) => !/\.(spec|test|contract)\.ts$/.test(name) && readFileSync(name, 'utf8').includes(`: ${STREAM}<`));
  const program = ts.createProgram(declaring, { ...options, noEmit: true, types: ['node'] });
  const checker = program.getTypeChecker();
  const shapes = new Map();
  for (const source of declaring.map((name) => program.getSourceFile(name))) {
    for (const { type } of source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations)) {
      if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== STREAM) continue;
      const events = checker.getTypeFromTypeNode(type.typeArguments[2]);
      for (const event of events.isUnion() ? events.types : [events]) {
        const [name, versions] = versionsOf(event, checker);
        shapes.set(name, versions);
      }
    }
  }
  return shapes;
}

function versionsOf(event, checker) {
  const properties = new Map(checker.getPropertiesOfType(event).map((property) => [property.name.replace(/@\d+$/, ''), checker.getTypeOfSymbol(property)]));
  const name = properties.get('type').value;
  const earlier = checker.getNonNullableType(properties.get(EARLIER));
  const versions = [...checker.getTypeArguments(earlier), properties.get('data')];
  return [name, versions.map((version, index) => shapeOf(version, checker, `${name} ${index + 1}`))];
}

function shapeOf(type, checker, path) {
  const { flags } = type;
  if (type.isUnion() && !(flags & ts.TypeFlags.Boolean)) return unionOf(type.types, checker, path);
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean))
    return checker.typeToString(type);
  if (checker.isTupleType(type)) throw new Error(`${path}: a tuple says nothing by its name; give each of its places one`);
  if (checker.isArrayType(type)) return [shapeOf(checker.getTypeArguments(type)[0], checker, `${path}[]`)];
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type, checker, path);
  throw new Error(`${path}: ${checker.typeToString(type)} does not say what is recorded`);
}

function unionOf(types, checker, path) {
  const said = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const isBoolean = said.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
  const told = said.filter(({ flags }) => !(isBoolean && flags & ts.TypeFlags.BooleanLiteral)).map((type) => shapeOf(type, checker, path));
  const words = [
    ...(isBoolean ? ['boolean'] : []),
    ...told.filter((shape) => typeof shape === 'string' && shape !== 'null').sort(),
    ...told.filter((shape) => shape === 'null'),
  ];
  const others = told.filter((shape) => typeof shape !== 'string');
  if (others.length === 0) return words.join(' | ');
  const all = [...others.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)), ...(words.length > 0 ? [words.join(' | ')] : [])];
  return all.length === 1 ? all[0] : { either: all };
}

function objectOf(type, checker, path) {
  const [index] = checker.getIndexInfosOfType(type);
  const properties = checker.getPropertiesOfType(type);
  if (type.getCallSignatures().length > 0 || (!index && properties.length === 0) || type.symbol?.name === 'Date')
    throw new Error(`${path}: ${checker.typeToString(type)} does not say what is recorded`);
  const told = properties.map((property) => {
    const value = checker.getTypeOfSymbol(property);
    const isOptional =
      Boolean(property.flags & ts.SymbolFlags.Optional) || (value.isUnion() && value.types.some(({ flags }) => flags & ts.TypeFlags.Undefined));
    return [`${property.name}${isOptional ? '?' : ''}`, shapeOf(value, checker, `${path}.${property.name}`)];
  });
  told.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries([...told, ...(index ? [['*', shapeOf(index.type, checker, `${path}.*`)]] : [])]);
}
