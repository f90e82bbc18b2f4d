/**
 * Makes a link or a form open the dialog that its fragment brings. All share one queue: the newest press wins. A late
 * answer to an older one would replace the open dialog, with what is typed in it.
 */
export const opensDialog = { "hx-target": "#dialogs", "hx-sync": "#dialogs:replace" };
