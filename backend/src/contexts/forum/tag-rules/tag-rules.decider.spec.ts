import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/event-store.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { BanTag, MergeTag, RenameTag, SeparateTag } from './tag-rules.commands.js';
import { nameToday, tagRules } from './tag-rules.decider.js';
import type { TagRuleEvent } from './tag-rules.events.js';

const given = specify(tagRules);
const origin = sentAt(NOW);
const rename = (slug: string, name: string, formerName = slug, isTaken = false) => new RenameTag({ slug, name, formerName, isTaken }, origin);
const merge = (slug: string, into: string, mergeId = 'm1') => new MergeTag({ slug, name: slug, into, intoName: into, mergeId }, origin);
const separate = (slug: string) => new SeparateTag({ slug }, origin);
const ban = (slug: string, on = true) => new BanTag({ slug, name: slug, on }, origin);
const renamed = (slug: string, name: string, to = name, formerName = slug): TagRuleEvent => ({ type: 'TagRenamed', data: { slug, to, name, formerName } });
const merged = (slug: string, into: string, mergeId = 'm1'): TagRuleEvent => ({ type: 'TagMerged', data: { slug, name: slug, into, intoName: into, mergeId } });
const separated = (slug: string, into: string): TagRuleEvent => ({ type: 'TagSeparated', data: { slug, into, mergeId: 'm1' } });
const banned = (slug: string): TagRuleEvent => ({ type: 'TagBanned', data: { slug, name: slug } });
const unbanned = (slug: string): TagRuleEvent => ({ type: 'TagUnbanned', data: { slug } });

describe('A tag that is renamed', () => {
  it('gets another address', () => given().when(rename('js', 'JavaScript')).then(renamed('js', 'javascript')));
  it('keeps its address where only the spelling is another', () =>
    given()
      .when(rename('turkce', 'Türkçe'))
      .then(renamed('turkce', 'türkçe', 'turkce')));
  it('is renamed once', () => {
    given().when(rename('js', 'js')).thenNothing();
    given(renamed('js', 'javascript')).when(rename('js', 'ecma')).thenRefused('tag.leads-elsewhere');
  });
  it('gets its former name again', () => given(renamed('js', 'javascript')).when(rename('javascript', 'js')).then(renamed('javascript', 'js')));
  it('does not get the name of another one', () => {
    given()
      .when(rename('js', 'java', 'js', true))
      .thenRefused('tag.name-taken');
    given(banned('kumar')).when(rename('js', 'kumar')).thenRefused('tag.name-taken');
    given(merged('ecma', 'x')).when(rename('js', 'ecma')).thenRefused('tag.name-taken');
  });
  it.each(['', 'x'.repeat(31), 'iki\nsatır'])('has a name that can stand in a line: %j', (name) => given().when(rename('js', name)).thenRefused('tag.name'));
});

describe('A tag that is merged into another', () => {
  it('leads there until that is taken back', () => {
    given().when(merge('js', 'javascript')).then(merged('js', 'javascript'));
    given(merged('js', 'javascript')).when(merge('js', 'javascript')).thenNothing();
    given(merged('js', 'javascript')).when(separate('js')).then(separated('js', 'javascript'));
    given(merged('js', 'javascript'), separated('js', 'javascript')).when(separate('js')).thenRefused('tag.not-merged');
  });
  it('leads nowhere in circles', () => {
    given().when(merge('js', 'js')).thenRefused('tag.merge-itself');
    given(merged('js', 'javascript')).when(merge('javascript', 'js')).thenRefused('tag.target-moved');
    given(merged('js', 'javascript')).when(merge('js', 'ecma')).thenRefused('tag.leads-elsewhere');
  });
  it('goes into none that was banned', () => given(banned('kumar')).when(merge('bahis', 'kumar')).thenRefused('tag.target-banned'));
  it('is not taken back where it was only renamed', () => given(renamed('js', 'javascript')).when(separate('js')).thenRefused('tag.not-merged'));
});

describe('A tag that is banned', () => {
  it('is banned once, and no longer', () => {
    given().when(ban('kumar')).then(banned('kumar'));
    given(banned('kumar')).when(ban('kumar')).thenNothing();
    given(banned('kumar')).when(ban('kumar', false)).then(unbanned('kumar'));
    given().when(ban('kumar', false)).thenNothing();
  });
  it('is left as it is until then', () => {
    given(banned('kumar')).when(rename('kumar', 'oyun')).thenRefused('tag.banned');
    given(banned('kumar')).when(merge('kumar', 'oyun')).thenRefused('tag.banned');
    given(banned('kumar'), unbanned('kumar')).when(merge('kumar', 'oyun')).then(merged('kumar', 'oyun'));
  });
});

describe('What a tag is called today', () => {
  const today = (slug: string, ...past: TagRuleEvent[]) => nameToday(fold(tagRules, past), slug);

  it('is told where something was decided', () => {
    expect(today('js')).toBeNull();
    expect(today('js', renamed('js', 'javascript'))).toEqual({ name: 'javascript', cause: null });
    expect(today('js', merged('js', 'javascript'))).toEqual({ name: 'javascript', cause: 'm1' });
  });
  it('is what the last one of a row is called', () =>
    expect(today('js', merged('js', 'javascript'), renamed('javascript', 'ecma'))).toEqual({ name: 'ecma', cause: 'm1' }));
  it('is its own name again after a merge that was taken back', () =>
    expect(today('js', merged('js', 'javascript'), separated('js', 'javascript'))).toEqual({ name: 'js', cause: null }));
  it('is not found in what every object has', () => expect(today('constructor')).toBeNull());
});
