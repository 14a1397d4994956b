import type { DynamicModule, Type } from '@nestjs/common';
import type { Slice } from './slice.js';

/** A context of the application: its slices, and what it shows to others. */
export interface ContextDeclaration {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Providers that the composition root needs: to gather them with those of other contexts into one answer, or as what its `live` is given. */
  readonly exports?: readonly Type[];
  /** Whether every context may be given its exports without a port. */
  readonly global?: boolean;
}

/** What a context gives to the machinery, gathered from its slices. */
export type ContextParts = { readonly name: string } & { readonly [Part in MachineParts]: readonly Gathered<Part>[] };
type MachineParts = 'streams' | 'told' | 'commands' | 'policies' | 'projections' | 'recurring' | 'uploads' | 'ownData' | 'live' | 'approvables' | 'answers';
type Gathered<Part extends MachineParts> = NonNullable<Slice[Part]> extends readonly (infer One)[] ? One : NonNullable<Slice[Part]>;

/** A context as the application is made of it: its Nest module and its parts of the machinery. */
export interface Context {
  readonly parts: ContextParts;
  readonly module: DynamicModule;
}

/** Makes module and parts of a context from its slices. */
export function contextOf({ name, slices, exports = [], global = false }: ContextDeclaration): Context {
  const commands = slices.flatMap((slice) => slice.commands ?? []);
  const answers = slices.flatMap((slice) => slice.answers ?? []);
  return {
    parts: {
      name,
      commands,
      answers,
      streams: slices.flatMap((slice) => slice.streams ?? []),
      told: slices.flatMap((slice) => slice.told ?? []),
      policies: slices.flatMap((slice) => slice.policies ?? []),
      projections: slices.flatMap((slice) => slice.projections ?? []),
      recurring: slices.flatMap((slice) => slice.recurring ?? []),
      uploads: slices.flatMap((slice) => slice.uploads ?? []),
      ownData: slices.flatMap((slice) => slice.ownData ?? []),
      live: slices.flatMap((slice) => slice.live ?? []),
      approvables: slices.flatMap((slice) => slice.approvables ?? []),
    },
    module: {
      module: named(`${name}Context`),
      global,
      controllers: slices.flatMap((slice) => slice.controllers ?? []),
      providers: [...commands.map(({ handler }) => handler), ...slices.flatMap((slice) => slice.providers ?? [])],
      exports: [...new Set([...exports, ...answers.map(({ by }) => by)])],
    },
  };
}

/** Gives the contexts back. Throws when two of their slices claim the same thing, which only one of them would get, or a projection comes without its views. */
export function withoutDoubles(contexts: readonly Context[]): readonly Context[] {
  const parts = contexts.map((context) => context.parts);
  const projections = parts.flatMap((part) => part.projections);
  const claims: Readonly<Record<string, readonly string[]>> = {
    context: parts.map(({ name }) => name),
    command: parts.flatMap((part) => part.commands).map(({ command }) => command.name),
    handler: parts.flatMap((part) => part.commands).map(({ handler }) => handler.name),
    stream: parts.flatMap((part) => part.streams).map(({ category }) => category),
    event: parts.flatMap((part) => part.streams).flatMap(({ events }) => Object.keys(events)),
    projection: projections.map(({ projection }) => projection.name),
    view: projections.flatMap(({ models }) => models.map(({ name }) => name)),
    policy: parts.flatMap((part) => part.policies).map(({ name }) => name),
    recurring: parts.flatMap((part) => part.recurring).map(({ name }) => name),
    'area of uploads': parts.flatMap((part) => part.uploads).map(({ area }) => area),
    question: parts.flatMap((part) => part.answers).map(({ question }) => question.name),
    'command that may wait': parts.flatMap((part) => part.approvables).map(({ command, kind }) => `${command.name} (${kind})`),
    controller: contexts.flatMap(({ module }) => module.controllers ?? []).map(({ name }) => name),
  };
  for (const [kind, names] of Object.entries(claims)) {
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`the ${kind} ${twice} is bound by two slices: take it out of one of them`);
  }
  for (const { projection, models } of projections) {
    const [folded, bound] = [projection.views, models.map(({ name }) => name)].map((names) => [...names].sort().join(', '));
    if (folded !== bound) throw new Error(`the projection ${projection.name} folds ${folded} and is bound with ${bound}: name the same views in both`);
  }
  return contexts;
}

/** Nest tells modules apart by their classes. */
const named = (name: string): Type => ({ [name]: class {} })[name] as Type;
