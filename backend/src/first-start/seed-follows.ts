import { FollowMember } from '../contexts/social/follow/follow.commands.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';

/** Who follows whom of the sample members, and how long ago they began. */
const FOLLOWS: readonly (readonly [by: string, whom: string, hoursAgo: number])[] = [
  ['ozan_celik', 'elif.isik', 700],
  ['irem.sahin', 'elif.isik', 640],
  ['baris.ince', 'elif.isik', 410],
  ['tolga.iscan', 'elif.isik', 120],
  ['sule_oz', 'elif.isik', 40],
  ['elif.isik', 'ozan_celik', 690],
  ['elif.isik', 'derya.aksoy', 500],
  ['elif.isik', 'gokce.unal', 300],
  ['gokce.unal', 'derya.aksoy', 620],
  ['ozan_celik', 'derya.aksoy', 480],
  ['cagri_yildiz', 'gokce.unal', 460],
  ['ugur_ay', 'gokce.unal', 220],
  ['isil.tas', 'ugur_ay', 200],
  ['kerem_ucgul', 'ozan_celik', 180],
  ['irem.sahin', 'ozan_celik', 90],
  ['baris.ince', 'gokce.unal', 30],
];

/** A sample member begins to follow another. */
export interface DemoFollow {
  readonly by: string;
  readonly whom: string;
  /** ISO time. */
  readonly at: string;
}

/** All follows of the sample members. */
export const demoFollows = (hoursAgo: (hours: number) => string): DemoFollow[] => FOLLOWS.map(([by, whom, hours]) => ({ by, whom, at: hoursAgo(hours) }));

export const beginFollow = (start: FirstStart, { by, whom, at }: DemoFollow): Promise<unknown> =>
  start.send(FollowMember, { memberId: start.memberId(by), targetId: start.memberId(whom) }, `follow/${by}/${whom}`, at, actor(start, by));
