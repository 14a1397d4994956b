import { closing } from '../scratch.fixture.js';
import { describeNotes } from './member-notes.contract.js';
import { SqliteNoteStore } from './sqlite-note-store.js';

const close = closing();

describeNotes('Notes in SQLite', async (path) => close(new SqliteNoteStore(path)));
