import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { contextParts } from './contexts.js';
import { readSettings } from './platform/settings/settings.js';
import type { RecordedShapes } from './platform/views/fact-samples.fixture.js';
import { personalFaults } from './platform/views/personal-flow.fixture.js';

const facts = JSON.parse(readFileSync(join(__dirname, '../docs/recorded-facts.json'), 'utf8')) as RecordedShapes;
const projections = contextParts(readSettings({})).flatMap((part) => part.projections);

it('What is personal in a fact stands in views only where they declare it, and leaves them with the facts that they name', () =>
  expect(personalFaults(facts, projections)).toEqual([]));
