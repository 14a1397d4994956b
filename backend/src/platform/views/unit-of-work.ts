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
  /** Nothing is known to have stood in its place. */
  readonly isNew: boolean;
}

/** A document that writes have touched; `before` is what the table holds until it is written, undefined when nobody has looked. */
interface Touched {
  readonly before: Fields | null | undefined;
  document: Fields | null;
}

/** Folds writes into documents in memory, so that a document is read and written once however many writes of a transaction touch it. */
export class UnitOfWork {
  private readonly touched = new Map<ViewTable, Map<string, Touched>>();

  constructor(
    private readonly table: (view: string) => ViewTable,
    private readonly known: Known,
  ) {}

  add(write: Write): void {
    const table = this.table(write.view);
    const documents = this.documentsOf(table);
    const replaces = 'put' in write || 'remove' in write;
    const known = documents.get(write.id);
    const touched = known ?? this.begin(table, write.id, !replaces);
    const current = replaces ? null : touched.document;
    touched.document = foldWrite(current, write);
    // An update of what is not there leaves nothing to write; one may take away what is.
    if (!known && (touched.document || current || replaces)) documents.set(write.id, touched);
  }

  /** Writes every document that was changed to its table and answers them all. */
  flush(): Written[] {
    return [...this.touched].flatMap(([table, documents]) =>
      [...documents].flatMap(([id, touched]) => (isUnchanged(touched) ? [] : [this.write(table, id, touched)])),
    );
  }

  private write(table: ViewTable, id: string, { document, before }: Touched): Written {
    const written = { view: table.layout.name, id, document, isNew: !before };
    if (document) return { ...written, size: table.write(id, document, before) };
    table.remove(id);
    return { ...written, size: 0 };
  }

  private begin(table: ViewTable, id: string, looks: boolean): Touched {
    const before = this.known(table.layout.name, id) ?? (looks ? (table.read(id)?.document ?? null) : undefined);
    // Readers hold what was before, so the work goes on with a copy of its own; what its fields hold no update changes in place.
    return { before, document: before ? { ...before } : null };
  }

  private documentsOf(table: ViewTable): Map<string, Touched> {
    let documents = this.touched.get(table);
    if (!documents) {
      documents = new Map();
      this.touched.set(table, documents);
    }
    return documents;
  }
}

/** What follows from most events stands there already: that somebody who wrote has written. */
function isUnchanged({ before, document }: Touched): boolean {
  if (!before || !document) return false;
  const fields = Object.keys(document);
  return fields.length === Object.keys(before).length && fields.every((field) => Object.hasOwn(before, field) && document[field] === before[field]);
}
