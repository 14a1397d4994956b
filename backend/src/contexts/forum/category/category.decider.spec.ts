import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { OpenCategory } from './category.commands.js';
import { category } from './category.decider.js';
import type { CategoryOpened } from './category.events.js';

const given = specify(category);
const DATA: CategoryOpened['data'] = { categoryId: 'c1', name: 'Genel', slug: 'genel', description: 'Her şey', color: 'blue', sortOrder: 0 };
const opened: CategoryOpened = { type: 'CategoryOpened', data: DATA };
const open = new OpenCategory(DATA, sentAt(NOW));

describe('A category', () => {
  it('is opened', () => given().when(open).then(opened));
  it('is opened once', () => given(opened).when(open).thenNothing());
});
