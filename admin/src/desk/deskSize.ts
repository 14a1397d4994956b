/** Widths of the panes and the widths of window at which one of them folds away. */
export const deskSize = { nav: 208, queue: 330, wide: '(min-width:1180px)', onePane: '(max-width:639.95px)' } as const;
