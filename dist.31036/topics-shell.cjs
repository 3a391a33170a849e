"use strict";const $core=require("./gatekeeper.cjs").core;var s=Object.defineProperty;var f=Object.getOwnPropertyDescriptor;var u=Object.getOwnPropertyNames;var k=Object.prototype.hasOwnProperty;var m=(e,t)=>{for(var n in t)s(e,n,{get:t[n],enumerable:!0})},x=(e,t,n,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of u(t))!k.call(e,r)&&r!==n&&s(e,r,{get:()=>t[r],enumerable:!(i=f(t,r))||i.enumerable});return e};var w=e=>x(s({},"__esModule",{value:!0}),e);var E={};m(E,{shell:()=>b});module.exports=w(E);var g=require("node:fs"),h={MODES:$core(108)},a={misused:$core(48),print:$core(49)};var d="the gate is broken, and the line did not run; type gatekeeper-off to have no more lines judged in this shell",$=({gate:e,options:t})=>`# Lines typed in bash are judged before they run: eval "$(gatekeeper shell bash)" as the last of ~/.bashrc
if [[ $- == *i* ]] && ((BASH_VERSINFO[0] >= 4)); then
  __gatekeeper_held='' __gatekeeper_broken=''
  __gatekeeper_known() {
    local word text seen=' '
    for word in \${1//[^[:alnum:]_.:+-]/ }; do
      [[ $seen == *" $word "* ]] && continue
      seen+="$word "
      if [[ -n \${BASH_ALIASES[$word]-} ]]; then
        text=\${BASH_ALIASES[$word]}
        [[ $text != "$word" && $text != "$word "* ]] || text="command $text"
        builtin printf '%s() { %s "$@"\\n}\\n' "$word" "$text"
      elif builtin declare -F -- "$word" >/dev/null; then
        text=$(builtin declare -f -- "$word")
        ((\${#text} > 4000)) || builtin printf '%s\\n' "$text"
      fi
    done
  }
  __gatekeeper_parses() {
    local how=(-n)
    builtin shopt -q extglob && how=(-O extglob -n)
    [[ :$SHELLOPTS: != *:posix:* ]] || how+=(--posix)
    "$BASH" --norc "\${how[@]}" <<<"$1" 2>/dev/null
  }
  __gatekeeper_judge() {
    local IFS=$' \\t\\n' text=$__gatekeeper_held$READLINE_LINE known said next=accept-line
    if [[ -n $__gatekeeper_broken && $READLINE_LINE == gatekeeper-off ]]; then
      READLINE_LINE=''
      __gatekeeper_bind '"\\C-m": accept-line' '"\\C-j": accept-line'
    elif [[ $- == *H* && $READLINE_LINE == *['!^']* ]] && ! { said=$(builtin history -p -- "$READLINE_LINE") && [[ $said == "$READLINE_LINE" ]]; }; then next=redraw-current-line
    elif [[ $text == *[![:space:]]* ]]; then
      # What does not go on with the lines before it may stand for itself.
      if [[ -n $__gatekeeper_held ]] && ! __gatekeeper_parses "$text" && __gatekeeper_parses "$READLINE_LINE"; then text=$READLINE_LINE; fi
      known=$(__gatekeeper_known "$text")
      [[ -z $known ]] || known+=$'\\n'
      if [[ -n $known || $READLINE_LINE == *$'\\n'* || $text == *\\\\ ]] || __gatekeeper_parses "$text"; then
        said=$(builtin command ${e} exec --for bash --quiet${t} --command="$known$text" </dev/tty)
        case $? in
          0)
            if [[ $said == "$known\${text%"\${text##*[!$'\\n']}"}" ]]; then :
            elif [[ -z $__gatekeeper_held ]]; then READLINE_LINE=$said READLINE_POINT=\${#said}
            else next=redraw-current-line
            fi ;;
          75 | 76 | 77) next=redraw-current-line ;;
          *) next=redraw-current-line __gatekeeper_broken=1; builtin printf 'gatekeeper: %s\\n' '${d}' >&2 ;;
        esac
      fi
    fi
    __gatekeeper_bind "\\"\\\\C-x\\\\C-]2\\": $next"
    [[ $next != accept-line ]] || __gatekeeper_held+=$READLINE_LINE$'\\n'
  }
  __gatekeeper_bind() {
    local map key
    for map in emacs vi-insert vi-command; do for key; do builtin bind -m $map "$key"; done; done
  }
  for __gatekeeper_map in emacs vi-insert vi-command; do builtin bind -m $__gatekeeper_map -x '"\\C-x\\C-]1": __gatekeeper_judge'; done
  __gatekeeper_bind '"\\C-x\\C-]0": history-expand-line' '"\\C-x\\C-]2": accept-line' '"\\C-m": "\\C-x\\C-]0\\C-x\\C-]1\\C-x\\C-]2"' '"\\C-j": "\\C-x\\C-]0\\C-x\\C-]1\\C-x\\C-]2"' '"\\C-o": "\\C-x\\C-]0\\C-x\\C-]1\\C-x\\C-]2"'
  # What an editor leaves would run at once.
  builtin bind -m emacs -r '\\C-x\\C-e'
  builtin bind -m vi-command -r v
  PROMPT_COMMAND="__gatekeeper_held=''\${PROMPT_COMMAND:+; $PROMPT_COMMAND}"
  unset __gatekeeper_map
fi
`,p=({gate:e,options:t})=>`# Lines typed in zsh are judged before they run: eval "$(gatekeeper shell zsh)" as the last of ~/.zshrc
if [[ -o interactive && -o zle ]]; then
  zmodload zsh/parameter
  typeset -g __gatekeeper_broken=''
  __gatekeeper_known() {
    emulate -L zsh
    local word text
    for word in \${(u)=1//[^[:alnum:]_.:+-]/ }; do
      if (( \${+aliases[$word]} )); then
        text=\${aliases[$word]}
        [[ $text != $word && $text != "$word "* ]] || text="command $text"
        print -r -- "$word() { $text \\"\\$@\\""$'\\n}'
      elif (( \${+functions[$word]} && \${#functions[$word]} <= 4000 )); then print -r -- "$word() {"$'\\n'"\${functions[$word]}"$'\\n}'
      fi
    done
  }
  __gatekeeper_judge() {
    local text known said
    [[ $BUFFER == *'!'* && -o banghist ]] && zle expand-history
    if [[ -n $__gatekeeper_broken && $BUFFER == gatekeeper-off ]]; then
      BUFFER=''
      __gatekeeper_judge() { :; }
      return 0
    fi
    text=$PREBUFFER$BUFFER
    [[ $text == *[^[:space:]]* ]] || return 0
    # What is given a function is parsed here, with the options and aliases of this shell, and by nobody run.
    if [[ $BUFFER != *$'\\n'* ]] && ! (functions[__gatekeeper_line]=$text; (( \${+functions[__gatekeeper_line]} ))) 2>/dev/null; then return 0; fi
    known=$(__gatekeeper_known "$text")
    [[ -z $known ]] || known+=$'\\n'
    zle -I
    said=$(command ${e} exec --for zsh --quiet${t} --command="$known$text" </dev/tty)
    case $? in
      0)
        [[ $said == "$known$text" ]] && return 0
        [[ -z $PREBUFFER ]] || return 1
        BUFFER=$said CURSOR=\${#said} ;;
      75 | 76 | 77) return 1 ;;
      *) __gatekeeper_broken=1; print -ru2 -- 'gatekeeper: ${d}'; return 1 ;;
    esac
  }
  for __gatekeeper_widget in accept-line accept-and-hold accept-line-and-down-history accept-and-infer-next-history; do
    (( \${+widgets[__gatekeeper-before-$__gatekeeper_widget]} )) || zle -A $__gatekeeper_widget __gatekeeper-before-$__gatekeeper_widget
    eval "__gatekeeper-$__gatekeeper_widget() { ! __gatekeeper_judge || zle __gatekeeper-before-$__gatekeeper_widget }"
    zle -N $__gatekeeper_widget __gatekeeper-$__gatekeeper_widget
  done
  unset __gatekeeper_widget
fi
`,c=({gate:e,options:t})=>`# Lines typed in fish are judged before they run: gatekeeper shell fish | source, as the last of ~/.config/fish/config.fish
if status is-interactive
    set -g __gatekeeper_broken
    set -g __gatekeeper_seen
    function __gatekeeper_enter
        set -l text (commandline -b | string collect)
        if test -n "$__gatekeeper_broken"; and test "$text" = gatekeeper-off
            for mode in default insert visual
                bind -M $mode \\r execute
                bind -M $mode \\n execute
            end
            commandline -r ''
            commandline -f execute
            return
        end
        # An abbreviation is written out, for the next Enter to judge.
        if test "$text" != "$__gatekeeper_seen"; and abbr --query -- (commandline -t) 2>/dev/null
            set -g __gatekeeper_seen $text
            commandline -f expand-abbr
            return
        end
        # What is not whole, or no command, is fish's to complain of.
        if test -z (string trim -- "$text" | string collect; or echo); or not commandline --is-valid
            commandline -f execute
            return
        end
        set -l said (command ${e} exec --for fish --quiet${t} --command="$text" </dev/tty)
        set -l code $status
        set said (string join \\n -- $said | string collect)
        switch $code
            case 0
                test "$said" = "$text"; or commandline -r -- "$said"
                commandline -f execute
            case 75 76 77
                commandline -f repaint
            case '*'
                set -g __gatekeeper_broken 1
                echo 'gatekeeper: ${d}' >&2
                commandline -f repaint
        end
    end
    for mode in default insert visual
        bind -M $mode \\r __gatekeeper_enter
        bind -M $mode \\n __gatekeeper_enter
    end
end
`;var _=(e,t,n)=>({name:e,about:`print the code for ${e}`,flags:[{long:"mode",short:"m",value:"mode",choices:h.MODES,about:"how to decide about typed lines; bypassPermissions asks nothing, and refuses what is refused"}],examples:[[n,"the last line of its start-up file"],[n.replace(e,`${e} --mode bypassPermissions`),"refuses what is destructive, and asks nothing"]],more:["A line that is refused does not run and can be changed; a question is asked before the line runs. Lines that reach the shell on other ways (scripts, pasted text without an Enter of its own, an editor) are not typed, and not judged."],act:({operands:i,flags:r})=>{if(i.length)return(0,a.misused)(`nothing is expected behind gatekeeper shell ${e}: ${i.join(" ")}; leave it out`);let o=(0,g.realpathSync)(process.argv[1]??"");if(/['\\\n]/.test(o))return(0,a.misused)(`the gate lies at a path that shells quote differently (${o}); put it elsewhere`);let l=r.get("mode");return(0,a.print)(t({gate:`'${o}'`,options:typeof l=="string"?` --mode ${l}`:""})),0}}),b={name:"shell",about:"have the lines that you type in your own shell judged before they run",deeds:[_("bash",$,'eval "$(gatekeeper shell bash)"'),_("zsh",p,'eval "$(gatekeeper shell zsh)"'),_("fish",c,"gatekeeper shell fish | source")]};0&&(module.exports={shell});
//8de6785c902a0414
