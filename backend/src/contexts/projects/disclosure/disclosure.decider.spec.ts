import { describe, expect, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { wordsOfProject } from '../project/project-keys.rules.js';
import { DiscloseProject } from './disclosure.commands.js';
import { projectDisclosure, projectDisclosureStream } from './disclosure.decider.js';
import type { ProjectDisclosed } from './disclosure.events.js';

const given = specify(projectDisclosure);
const REASON = 'Bir üye burada tehdit edildiğini yazdı';
const disclosed: ProjectDisclosed = { type: 'ProjectDisclosed', data: { projectId: 'p1', ownerId: 'm1', note: REASON } };
const disclose = (reason: string) => new DiscloseProject({ projectId: 'p1', ownerId: 'm1', reason }, sentAt(NOW));

describe('A look at a private project', () => {
  it('is recorded with why', () =>
    given()
      .when(disclose(` ${REASON} `))
      .then(disclosed));
  it('is recorded each time', () => given(disclosed).when(disclose(REASON)).then(disclosed));
  it('needs a reason that says something', () => given().when(disclose('Bakacağım')).thenRefused('project-disclosure.reason'));
  it('is told with the project’s own key, as its owner may have been forgotten', () =>
    expect(projectDisclosureStream.events.ProjectDisclosed.personal?.subject(disclosed.data, 'note')).toBe(wordsOfProject('p1')));
});
