import { TEMPLATE_FIELDS, type TemplateField } from '../../../../contracts/job-applications.js';

const FIELD = /\{([a-z]+)\}/g;
const isField = (name: string): name is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, name);

/** A text with what its fields in braces stand for; braces around anything else stay, so that a slip is seen. */
export const filledTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));
