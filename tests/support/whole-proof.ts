/** `PROOF=whole`, as `npm run stress` sets it: proofs that take minutes run whole. Other runs try a sample. */
export const wholeProof = process.env.PROOF === "whole";
