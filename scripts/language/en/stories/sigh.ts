/** A sigh: one whole clause beside an order that leaves nothing open but a name. */
export interface Sigh {
  /** Tried on one clause, folded. */
  is: RegExp;
  example: string;
  /** Behind an order it may be said of that. */
  ahead?: true;
}

export const row = (is: string, example: string): Sigh => ({ is: new RegExp(`^\\W*(?:and |well, |oh, )?${is}\\W*$`), example });
export const ahead = (is: string, example: string): Sigh => ({ ...row(is, example), ahead: true });

/** Whose it is: a name, which is looked at by itself. */
export const name = "(?<name>(?!(?:and|or|but|not|if|who|when|in|for|at|on)\\b)[a-z][a-z.'-]+(?: (?!(?:and|or|but|not|if|when|in|for|at|on)\\b)[a-z][a-z.'-]*){0,2})";
