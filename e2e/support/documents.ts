/** The least that is a document: it has no pages. */
export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\ntrailer\n<</Root 1 0 R/Size 9>>\nstartxref\n9\n%%EOF\n',
);
