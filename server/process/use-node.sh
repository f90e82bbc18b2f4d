# `. ./server/process/use-node.sh && COMMAND`, in package.json: has the command run on a Node that fits `engines`, the
# system's own, else the one that npm has brought as a package. Where neither fits it says so, before any TypeScript is
# loaded.
fits() {
  [ -x "$1" ] && "$1" -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major === 24 && minor >= 12 ? 0 : 1);' 2>/dev/null
}

# npm puts the folders of packages' commands in front of the search path.
brought=
system=
found=
IFS=:
for folder in $PATH; do
  case $folder in
    */node_modules/.bin) brought="$brought:$folder" ;;
    *) system="$system:$folder" ;;
  esac
done
for folder in $system $brought; do
  if fits "$folder/node"; then
    found=$folder
    break
  fi
done
unset IFS

if [ -z "$found" ]; then
  echo "This site needs Node 24.12 or a later 24, and npm has no package of it for this machine: get it from https://nodejs.org/en/download" >&2
  exit 1
fi
PATH="$found:$PATH"
export PATH
