/** Ends of names that lead nowhere in public: set apart by the standards, or used within houses. */
const privateEnds = 'local|localhost|localdomain|internal|intranet|private|corp|home|lan|test|invalid|onion|alt|arpa';

/** A pattern: an http or https address in its normal form that names a public site, without credentials. */
export const publicAddress = String.raw`^https?:\/\/(?![^/?#]*\.(${privateEnds})(:\d+)?([/?#]|$))([^@:/?#.]+\.)+([a-z]{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]|$)`;

/** A pattern: the first link in a text that an app shared, without the sentence's own marks at its end. */
export const linkInText = String.raw`(?<![\p{L}\p{N}_/.@-])https?:\/\/(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[^\s()<>"'.,;:!?\]}…’”])`;
