import { describe, expect, it } from '@jest/globals';
import { changedMeanwhileText, SETTINGS_TEXT, type SettingName, type SettingValue } from '../../../../contracts/community-settings.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { specify } from '../../../kernel/specify.js';
import { readCommunity } from '../../../platform/settings/community-settings.js';
import { ChangeCommunitySettings } from './settings.commands.js';
import { communitySettings } from './settings.decider.js';
import type { CommunitySettingChanged } from './settings.events.js';

const given = specify(communitySettings);
const FIRST = readCommunity({});
const WHY = 'Yeni üyeler ilk hatada bir ay kopmasın';
type Values = Partial<Record<SettingName, SettingValue>>;
const change = (values: Values, expected: Values, reason = WHY) =>
  new ChangeCommunitySettings({ values, expected, first: FIRST, reason, adminId: 'kurucu' }, sentAt(NOW));
const changed = (name: SettingName, from: SettingValue, to: SettingValue): CommunitySettingChanged => ({
  type: 'CommunitySettingChanged',
  data: { name, from, to, reason: WHY, adminId: 'kurucu' },
});
const refusal = (command: ChangeCommunitySettings): RuleViolation => {
  try {
    communitySettings.decide(command, {});
  } catch (error) {
    if (error instanceof RuleViolation) return error;
  }
  throw new Error('nothing was refused');
};

describe('A setting of the community', () => {
  it('is changed from its first value', () =>
    given()
      .when(change({ suspensionDays: 14 }, { suspensionDays: 30 }))
      .then(changed('suspensionDays', 30, 14)));
  it('is changed from what it was changed to', () =>
    given(changed('suspensionDays', 30, 14))
      .when(change({ suspensionDays: 7 }, { suspensionDays: 14 }))
      .then(changed('suspensionDays', 14, 7)));
  it('can be given its first value again', () =>
    given(changed('suspensionDays', 30, 14))
      .when(change({ suspensionDays: 30 }, { suspensionDays: 14 }))
      .then(changed('suspensionDays', 14, 30)));
  it('changes together with others, each by a fact', () =>
    given()
      .when(change({ staffSecondFactor: 'required', warningThreshold: 2 }, { staffSecondFactor: 'optional', warningThreshold: 3 }))
      .then(changed('warningThreshold', 3, 2), changed('staffSecondFactor', 'optional', 'required')));
  it('stays when it is so already, whoever made it so', () =>
    given(changed('suspensionDays', 30, 14))
      .when(change({ suspensionDays: 14 }, { suspensionDays: 30 }))
      .thenNothing());
  it('is not written over by somebody who has not seen it', () =>
    given(changed('suspensionDays', 30, 14))
      .when(change({ suspensionDays: 7, warningThreshold: 2 }, { suspensionDays: 30, warningThreshold: 3 }))
      .thenRefused('settings.changed-meanwhile'));
  it('may be changed while another one is not as it was seen', () =>
    given(changed('suspensionDays', 30, 14))
      .when(change({ warningThreshold: 2 }, { suspensionDays: 30, warningThreshold: 3 }))
      .then(changed('warningThreshold', 3, 2)));
  it('needs a reason', () =>
    given()
      .when(change({ suspensionDays: 14 }, { suspensionDays: 30 }, ' '))
      .thenRefused('settings.invalid'));
  it('needs what was seen before', () =>
    given()
      .when(change({ suspensionDays: 14 }, {}))
      .thenRefused('settings.invalid'));
  it('has to be named', () => given().when(change({}, {})).thenRefused('settings.nothing'));

  it.each([
    ['reportsPerDay', 0, 'En az 1 olmalı.'],
    ['reportsPerDay', 1_001, 'En fazla 1.000 olmalı.'],
    ['reportsPerDay', 1.5, 'Tam sayı olmalı.'],
    ['reportsPerDay', Number.POSITIVE_INFINITY, 'Tam sayı olmalı.'],
    ['reportsPerDay', '5', 'Tam sayı olmalı.'],
    ['staffSecondFactor', 1, 'Seçeneklerden biri olmalı.'],
    ['staffSecondFactor', 'constructor', 'Seçeneklerden biri olmalı.'],
  ] as const)('is refused with a sentence where it stands: %s = %s', (name, value, sentence) =>
    expect(refusal(change({ [name]: value }, { [name]: FIRST[name] })).fields).toEqual({ [name]: sentence }),
  );
  it('says every wrong value at once, and a reason that is too long', () =>
    expect(refusal(change({ reportsPerDay: 0, appealDays: 0 }, { reportsPerDay: 5, appealDays: 20 }, 'x'.repeat(501))).fields).toEqual({
      reportsPerDay: 'En az 1 olmalı.',
      appealDays: 'En az 1 olmalı.',
      reason: SETTINGS_TEXT.reasonLong,
    }));
  it('tells whoever was slower what holds now', () =>
    expect(changedMeanwhileText([['suspensionDays', 14]])).toBe('Siz bakarken değişti: Uzaklaştırma süresi artık 14 gün. Görüp yeniden karar verin.'));
});
