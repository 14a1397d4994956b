import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DescribeCategory, MergeCategory, OpenCategory, SetCategoryWriting, UnmergeCategory } from './category.commands.js';
import { category } from './category.decider.js';
import type { CategoryEvent, CategoryOpened } from './category.events.js';

const given = specify(category);
const DATA: CategoryOpened['data'] = { categoryId: 'c1', name: 'Genel', slug: 'genel', description: 'Her şey', color: 'blue', sortOrder: 0 };
const opened: CategoryOpened = { type: 'CategoryOpened', data: DATA };
const origin = sentAt(NOW);
const open = (changes: Partial<OpenCategory['data']> = {}) => new OpenCategory({ ...DATA, known: [], ...changes }, origin);
const describeAs = (changes: Partial<DescribeCategory['data']> = {}) =>
  new DescribeCategory({ categoryId: 'c1', name: 'Genel', description: 'Her şey', color: 'blue', known: [], ...changes }, origin);
const writing = (closed: boolean, writers: 'everybody' | 'staff' = 'everybody') => new SetCategoryWriting({ categoryId: 'c1', closed, writers }, origin);
const merge = (intoCategoryId = 'c2') => new MergeCategory({ categoryId: 'c1', intoCategoryId }, origin);
const unmerge = new UnmergeCategory({ categoryId: 'c1' }, origin);
const renamed: CategoryEvent = { type: 'CategoryRenamed', data: { categoryId: 'c1', name: 'Sohbet', formerName: 'Genel' } };
const closed: CategoryEvent = { type: 'CategoryClosed', data: { categoryId: 'c1' } };
const reopened: CategoryEvent = { type: 'CategoryReopened', data: { categoryId: 'c1' } };
const forStaff: CategoryEvent = { type: 'CategoryWritersChanged', data: { categoryId: 'c1', writers: 'staff', formerWriters: 'everybody' } };
const merged: CategoryEvent = { type: 'CategoryMerged', data: { categoryId: 'c1', intoCategoryId: 'c2' } };
const unmerged: CategoryEvent = { type: 'CategoryUnmerged', data: { categoryId: 'c1', intoCategoryId: 'c2' } };

const others = [{ id: 'c9', name: 'Istakoz', slug: 'istakoz' }];

describe('A category', () => {
  it.each([
    ['the name', open({ known: others, name: ' ıstakoz ' }), 'category.name-taken'],
    ['the address', open({ known: others, slug: 'istakoz' }), 'category.slug-taken'],
    ['the name, later,', describeAs({ known: others, name: 'ISTAKOZ' }), 'category.name-taken'],
  ])('has not %s of another', (_, command, code) =>
    given(...(command.type === 'OpenCategory' ? [] : [opened]))
      .when(command)
      .thenRefused(code),
  );
  it('keeps its own name', () =>
    given(opened)
      .when(describeAs({ known: [{ id: 'c1', name: 'Genel', slug: 'genel' }] }))
      .thenNothing());
  it('is opened', () => given().when(open()).then(opened));
  it('is opened once', () =>
    given(opened)
      .when(open({ name: 'Başka' }))
      .thenRefused('category.slug-taken'));
  it('is opened without the white space around its words', () =>
    given()
      .when(open({ name: ' Genel ', description: 'Her şey\t' }))
      .then(opened));
  it.each([
    { name: ' ' },
    { name: 'G' },
    { name: 'x'.repeat(41) },
    { name: 'İki\nsatır' },
    { description: 'x'.repeat(301) },
    { slug: '' },
    { slug: 'Genel' },
    { slug: '../x' },
    { slug: 'x'.repeat(61) },
  ])('is not opened as %j', (changes) => given().when(open(changes)).thenRefused('category.incomplete'));
  it.each([describeAs(), writing(true), merge(), unmerge])('is to be there first: $type', (command) => given().when(command).thenRefused('category.not-found'));
});

describe('A category that is described anew', () => {
  it('says what is another, in a fact each', () =>
    given(opened)
      .when(describeAs({ name: 'Sohbet ', description: '', color: 'red' }))
      .then(
        renamed,
        { type: 'CategoryDescribed', data: { categoryId: 'c1', description: '', formerDescription: 'Her şey' } },
        { type: 'CategoryRecolored', data: { categoryId: 'c1', color: 'red', formerColor: 'blue' } },
      ));
  it('says nothing when it is the same', () => {
    given(opened).when(describeAs()).thenNothing();
    given(opened, renamed)
      .when(describeAs({ name: 'Sohbet' }))
      .thenNothing();
  });
  it('wants a name', () =>
    given(opened)
      .when(describeAs({ name: '' }))
      .thenRefused('category.incomplete'));
});

describe('Who may open topics in a category', () => {
  it('is nobody once it is closed, until it is opened again', () => {
    given(opened).when(writing(true)).then(closed);
    given(opened, closed).when(writing(true)).thenNothing();
    given(opened, closed).when(writing(false)).then(reopened);
  });
  it('is staff alone where that is wanted', () => {
    given(opened).when(writing(false, 'staff')).then(forStaff);
    given(opened, forStaff)
      .when(writing(true, 'everybody'))
      .then(closed, {
        type: 'CategoryWritersChanged',
        data: { categoryId: 'c1', writers: 'everybody', formerWriters: 'staff' },
      });
  });
});

describe('A category that is merged into another', () => {
  it('is merged once, and comes back', () => {
    given(opened).when(merge()).then(merged);
    given(opened, merged).when(merge()).thenNothing();
    given(opened, merged).when(unmerge).then(unmerged);
    given(opened, merged, unmerged).when(unmerge).thenRefused('category.not-merged');
  });
  it('is not merged into itself, nor into a second one', () => {
    given(opened).when(merge('c1')).thenRefused('category.merge-itself');
    given(opened, merged).when(merge('c3')).thenRefused('category.merged');
  });
  it('stays as it is until it comes back', () => {
    given(opened, merged)
      .when(describeAs({ name: 'Sohbet' }))
      .thenRefused('category.merged');
    given(opened, merged).when(writing(true)).thenRefused('category.merged');
  });
});
