import { describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { Schema } from 'mongoose';
import { Command } from '../../kernel/command.js';
import { projection } from '../../kernel/projection.js';
import { viewModel } from '../views/view-model.js';
import { answer, providedAs } from './answer.js';
import { handledBy } from './bound-command.js';
import { contextOf, withoutDoubles } from './context.js';
import type { Slice } from './slice.js';

class Open extends Command<{ name: string }> {
  readonly type = 'Open';
}
class Close extends Command<{ name: string }> {
  readonly type = 'Close';
}

@Injectable()
class OpenHandler {
  async execute(command: Open): Promise<string> {
    return command.data.name;
  }
}
@Injectable()
class OtherOpenHandler extends OpenHandler {}
@Injectable()
class CloseHandler {
  async execute(command: Close): Promise<string> {
    return command.data.name;
  }
}
class DoorsController {}
class WindowsController {}
abstract class Keys {
  abstract fits(door: string): boolean;
}
class Locks {
  fits(door: string): boolean {
    return door === 'front';
  }
}
class Bells {}

const doorsView = viewModel('doors', new Schema({ _id: String }));
const windowsView = viewModel('windows', new Schema({ _id: String }));
const folding = (name: string, view: string) => projection({ name, version: 1, views: [view], on: {} });

const doors: Slice = {
  streams: [{ category: 'door', events: { DoorOpened: { schema: 1 } } }],
  commands: [handledBy(Open, OpenHandler, 'cleanup')],
  policies: [{ name: 'shut-doors', on: {} }],
  projections: [{ projection: folding('doors', 'doors'), models: [doorsView] }],
  answers: [answer(Keys, Locks)],
  controllers: [DoorsController],
  providers: [Locks],
};
const windows: Slice = {
  streams: [{ category: 'window', events: { WindowOpened: { schema: 1 } } }],
  commands: [handledBy(Close, CloseHandler)],
  policies: [{ name: 'shut-windows', on: {} }],
  projections: [{ projection: folding('windows', 'windows'), models: [windowsView] }],
  controllers: [WindowsController],
};

describe('A context', () => {
  it('is made of its slices, each of which says once what it has', () => {
    const { parts, module } = contextOf({ name: 'house', slices: [doors, windows], exports: [Bells] });
    expect(parts.streams.map(({ category }) => category)).toEqual(['door', 'window']);
    expect(parts.commands.map(({ command, queue }) => [command.name, queue])).toEqual([
      ['Open', 'cleanup'],
      ['Close', null],
    ]);
    expect([parts.name, parts.policies.length, parts.projections.length, parts.recurring, parts.live]).toEqual(['house', 2, 2, [], []]);
    expect(module).toMatchObject({
      controllers: [DoorsController, WindowsController],
      providers: [OpenHandler, CloseHandler, Locks],
      exports: [Bells, Locks],
      global: false,
    });
    expect(parts.answers.map(providedAs)).toEqual([{ provide: Keys, useExisting: Locks }]);
  });

  const clashes: readonly (readonly [string, Slice])[] = [
    ['the command Open', { commands: [handledBy(Open, OtherOpenHandler)] }],
    ['the handler OpenHandler', { commands: [{ ...handledBy(Close, CloseHandler), handler: OpenHandler }] }],
    ['the stream door', { streams: [{ category: 'door', events: {} }] }],
    ['the event DoorOpened', { streams: [{ category: 'gate', events: { DoorOpened: { schema: 1 } } }] }],
    ['the projection doors', { projections: [{ projection: folding('doors', 'gates'), models: [viewModel('gates', new Schema({ _id: String }))] }] }],
    ['the view doors', { projections: [{ projection: folding('gates', 'doors'), models: [doorsView] }] }],
    ['the policy shut-doors', { policies: [{ name: 'shut-doors', on: {} }] }],
    ['the question Keys', { answers: [answer(Keys, Locks)] }],
    ['the controller DoorsController', { controllers: [DoorsController] }],
  ];
  it.each(clashes)('is refused when another binds %s as well', (what, other) => {
    const house = contextOf({ name: 'house', slices: [doors] });
    expect(() => withoutDoubles([house, contextOf({ name: 'garden', slices: [other] })])).toThrow(`${what} is bound by two slices`);
    expect(() => withoutDoubles([house, contextOf({ name: 'garden', slices: [windows] })])).not.toThrow();
  });

  it('is refused when a projection names other views than the ones bound with it', () => {
    const slice: Slice = { projections: [{ projection: folding('gates', 'gates'), models: [windowsView] }] };
    expect(() => withoutDoubles([contextOf({ name: 'house', slices: [slice] })])).toThrow('the projection gates folds gates and is bound with windows');
  });
});
