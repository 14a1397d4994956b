interface Typed {
  content?: string;
  title?: string;
  summary?: string;
  description?: string;
}

/** What was typed, of the fields of a form: most keep it as `content`, those that change a text inside of `fields`, a project as three texts. */
export function draftText(kept: string): string {
  const form = JSON.parse(kept) as Typed & { fields?: Typed };
  const { content, title, summary, description } = form.fields ?? form;
  return content ?? [title, summary, description].filter(Boolean).join('\n\n');
}
