import { describe, expect, it } from '@jest/globals';
import { FIRST_CHOICES, PROJECT_CHOICE_LIMITS, PROJECT_CHOICE_TEXT, projectChoiceProblems } from '../../../../contracts/project-choices.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AddProjectChoice, ChangeProjectChoice, RetireProjectChoice } from './choices.commands.js';
import { projectChoices } from './choices.decider.js';
import type { ProjectChoiceKept } from './choices.events.js';

const given = specify(projectChoices);
const STAGE = { kind: 'stage', adminId: 'kurucu' } as const;
const add = (label: string, place = 60) => new AddProjectChoice({ ...STAGE, label, place }, sentAt(NOW));
const change = (code: string, label: string, place: number) => new ChangeProjectChoice({ ...STAGE, code, label, place }, sentAt(NOW));
const retire = (code: string, retired: boolean) => new RetireProjectChoice({ ...STAGE, code, retired }, sentAt(NOW));
const kept = (code: string, label: string, place: number, retired = false): ProjectChoiceKept => ({
  type: 'ProjectChoiceKept',
  data: { kind: 'stage', code, label, place, retired, adminId: 'kurucu' },
});

describe('What members choose from', () => {
  it('is added under a code made from its label', () =>
    given()
      .when(add(' Kapalı Beta '))
      .then(kept('kapali-beta', 'Kapalı Beta', 60)));
  it('has a code of its own, also where the label is spelled like another code', () =>
    given(kept('yeni', 'Eski', 60))
      .when(add('Yeni', 70))
      .then(kept('yeni-2', 'Yeni', 70)));
  it('is called otherwise and keeps its code', () =>
    given()
      .when(change('idea', 'Taslak', 10))
      .then(kept('idea', 'Taslak', 10)));
  it('stays when nothing is changed', () =>
    given()
      .when(change('idea', 'Fikir', 10))
      .thenNothing());
  it('is called like no other of its list', () => given().when(add('FİKİR')).thenRefused('project-choice.twin'));
  it('is retired, once, and offered again', () => {
    given()
      .when(retire('beta', true))
      .then(kept('beta', 'Beta', 30, true));
    given(kept('beta', 'Beta', 30, true))
      .when(retire('beta', true))
      .thenNothing();
    given(kept('beta', 'Beta', 30, true))
      .when(retire('beta', false))
      .then(kept('beta', 'Beta', 30));
  });
  it('keeps one that is offered', () => {
    const others = FIRST_CHOICES.filter(({ kind, code }) => kind === 'stage' && code !== 'live');
    given(...others.map(({ code, label, place }) => kept(code, label, place, true)))
      .when(retire('live', true))
      .thenRefused('project-choice.last');
  });
  it('is nothing that the list has not got', () => given().when(retire('volunteer', true)).thenRefused('project-choice.unknown'));
  it('is one of a bounded number', () =>
    given(...Array.from({ length: PROJECT_CHOICE_LIMITS.kept - 5 }, (_, n) => kept(`c${n}`, `Aşama ${n}`, 100)))
      .when(add('Bir fazla'))
      .thenRefused('project-choice.full'));

  it.each([
    ['label', ' ', PROJECT_CHOICE_TEXT.labelNeeded],
    ['label', 'x'.repeat(41), PROJECT_CHOICE_TEXT.labelLong],
    ['label', 'iki\nsatır', 'Ad tek satır olmalıdır'],
    ['place', 0, PROJECT_CHOICE_TEXT.placeWrong],
  ])('says what is wrong with %s = %j', (field, value, sentence) =>
    expect(projectChoiceProblems({ label: 'Beta', place: 1, [field]: value })).toEqual({ [field]: sentence }),
  );
});
