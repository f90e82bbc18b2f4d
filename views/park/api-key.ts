/** The public access key that the content API gave this site. A new name of the park does not change it. */
export const publicKey = "parallel55-public-site";
