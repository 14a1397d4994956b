import { describe, it } from '@jest/globals';
import { WORD_LIMITS, type WordConsequence } from '../../../../contracts/watched-words.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { UnwatchWord, WatchWords } from './words.commands.js';
import { watchedWords } from './words.decider.js';
import type { WordsEvent } from './words.events.js';

const given = specify(watchedWords);
const watch = (words: string[], consequence: WordConsequence = 'hold') => new WatchWords({ words, consequence, adminId: 'kurucu' }, sentAt(NOW));
const unwatch = (key: string) => new UnwatchWord({ key, adminId: 'kurucu' }, sentAt(NOW));
const watched = (word: string, consequence: WordConsequence = 'hold', former: WordConsequence | null = null): WordsEvent => ({
  type: 'WordWatched',
  data: { word, consequence, former, adminId: 'kurucu' },
});
const full = Array.from({ length: WORD_LIMITS.words }, (_, n) => watched(`sozcuk${n}`));

describe('Words', () => {
  it('are watched, several at once, each once', () =>
    given()
      .when(watch(['Kapora  iade', 'kapora İADE', ' iban ', '']))
      .then(watched('kapora İADE'), watched('iban')));
  it('are watched once', () =>
    given(watched('Kapora'))
      .when(watch(['KAPORA']))
      .thenNothing());
  it('may lead to something else from now on', () =>
    given(watched('Kapora'))
      .when(watch(['kapora'], 'refuse'))
      .then(watched('Kapora', 'refuse', 'hold')));
  it('are all watched or none', () =>
    given()
      .when(watch(['kapora', '*']))
      .thenRefused('words.invalid'));
  it('have to be named', () =>
    given()
      .when(watch([' ']))
      .thenRefused('words.invalid'));
  it('are not more than can be kept in mind', () =>
    given(...full)
      .when(watch(['bir daha']))
      .thenRefused('words.full'));
  it('can be changed when there are as many as may be', () =>
    given(...full)
      .when(watch(['sozcuk7'], 'refuse'))
      .then(watched('sozcuk7', 'refuse', 'hold')));
  it('are no longer watched', () =>
    given(watched('Kapora', 'refuse'))
      .when(unwatch('kapora'))
      .then({ type: 'WordUnwatched', data: { word: 'Kapora', former: 'refuse', adminId: 'kurucu' } }));
  it('that are not watched need not be let go', () => given().when(unwatch('kapora')).thenNothing());
});
