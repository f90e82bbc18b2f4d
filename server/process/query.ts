/** Runs a statement in the database of enquiries, which all processes share. It holds the tables that they name. */
export type Query = <Row>(text: string, ...values: (string | number)[]) => Promise<Row[]>;
