/** A pattern: an http or https address in its normal form that names a public site, without credentials. */
export const publicAddress = String.raw`^https?:\/\/([^@:/?#.]+\.)+([a-z]{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]|$)`;

/** A pattern: the first link in a text that an app shared, without the sentence's own marks at its end. */
export const linkInText = String.raw`(?<![\p{L}\p{N}_/.@-])https?:\/\/(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[^\s()<>"'.,;:!?\]}…’”])`;
