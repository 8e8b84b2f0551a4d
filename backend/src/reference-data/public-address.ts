/** A pattern: an http or https address in its normal form that names a public site, without credentials. */
export const publicAddress = String.raw`^https?:\/\/([^@:/?#.]+\.)+([a-z]{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]|$)`;
