import type { ReportedContent, ReportedType } from '../../../../contracts/moderation.js';
import type { CopiedContent, EditOfText, OpenedFile, Reportable, ReportableContent, ReportableSource, Sides, Surroundings } from './reportable-content.port.js';

/** The registry of what can be reported: a source for each type. A type that is declared and has none does not compile. */
export class ReportableSources implements ReportableContent {
  constructor(private readonly sources: Readonly<Record<ReportedType, ReportableSource>>) {}

  find(type: ReportedType, id: string): Promise<Reportable | null> {
    return this.sources[type].find(id);
  }

  at(type: ReportedType, id: string, revision: number): Promise<ReportedContent | null> {
    return this.sources[type].at(id, revision);
  }

  async current(type: ReportedType, id: string): Promise<ReportedContent | null> {
    const source = this.sources[type];
    return source.current ? source.current(id) : ((await source.find(id))?.now ?? null);
  }

  async wordedAt(type: ReportedType, id: string): Promise<number | null> {
    return (await this.sources[type].wordedAt?.(id)) ?? null;
  }

  around(type: ReportedType, id: string): Promise<Surroundings | null> {
    return this.sources[type].around(id);
  }

  async copied(type: ReportedType, id: string, reporterId: string): Promise<CopiedContent | null> {
    return (await this.sources[type].copied?.(id, reporterId)) ?? null;
  }

  async file(type: ReportedType, id: string): Promise<OpenedFile | null> {
    return (await this.sources[type].file?.(id)) ?? null;
  }

  async sides(type: ReportedType, id: string): Promise<Sides | null> {
    return (await this.sources[type].sides?.(id)) ?? null;
  }

  async words(type: ReportedType, id: string, authorId: string): Promise<string | null> {
    return (await this.sources[type].words?.(id, authorId)) ?? null;
  }

  async editBy(type: ReportedType, id: string, decisionId: string): Promise<EditOfText | null> {
    return (await this.sources[type].editBy?.(id, decisionId)) ?? null;
  }
}
