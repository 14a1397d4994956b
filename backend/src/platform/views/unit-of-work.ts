import type { Write } from '../../kernel/views.js';
import { type Fields, foldWrite } from './fold-write.js';
import type { ViewTable } from './view-table.js';

/** What is known of a document without asking the table: the shared copy of the readers, if there is one. */
export type Known = (view: string, id: string) => Fields | undefined;

/** A document as it was written (null: removed) and the length of its JSON. */
export interface Written {
  readonly view: string;
  readonly id: string;
  readonly document: Fields | null;
  readonly size: number;
}

/** Folds writes into documents in memory, so that a document is read and written once however many writes of a transaction touch it. */
export class UnitOfWork {
  private readonly touched = new Map<ViewTable, Map<string, Fields | null>>();

  constructor(
    private readonly table: (view: string) => ViewTable,
    private readonly known: Known,
  ) {}

  add(write: Write): void {
    const table = this.table(write.view);
    const documents = this.documentsOf(table);
    const replaces = 'put' in write || 'remove' in write;
    const current = replaces ? null : this.current(table, documents, write.id);
    const document = foldWrite(current, write);
    // An update of what is not there leaves nothing to write; one may take away what is.
    if (document || current || replaces) documents.set(write.id, document);
  }

  /** Writes every touched document to its table and answers them all. */
  flush(): Written[] {
    return [...this.touched].flatMap(([table, documents]) => [...documents].map(([id, document]) => this.write(table, id, document)));
  }

  private write(table: ViewTable, id: string, document: Fields | null): Written {
    if (document) return { view: table.layout.name, id, document, size: table.write(id, document) };
    table.remove(id);
    return { view: table.layout.name, id, document, size: 0 };
  }

  private current(table: ViewTable, documents: Map<string, Fields | null>, id: string): Fields | null {
    const here = documents.get(id);
    if (here !== undefined) return here;
    const shared = this.known(table.layout.name, id);
    // Readers hold the shared copy, so the work goes on with one of its own.
    return shared ? structuredClone(shared) : (table.read(id)?.document ?? null);
  }

  private documentsOf(table: ViewTable): Map<string, Fields | null> {
    let documents = this.touched.get(table);
    if (!documents) {
      documents = new Map();
      this.touched.set(table, documents);
    }
    return documents;
  }
}
